import type { ComponentType } from 'react'
import { BandStates } from './sheets/BandStates'
import { ButtonStates } from './sheets/ButtonStates'
import { ColourRoles } from './sheets/ColourRoles'
import { FieldStates } from './sheets/FieldStates'
import { FrameParts } from './sheets/FrameParts'
import { IconNames } from './sheets/IconNames'
import { LinkStates } from './sheets/LinkStates'
import { Measures } from './sheets/Measures'
import { MessageStates } from './sheets/MessageStates'
import { Prose } from './sheets/Prose'
import { Tallies } from './sheets/Tallies'
import { TypeScale } from './sheets/TypeScale'

export type SheetEntry = {
  id: string
  number: string
  title: string
  lede: string
  Content?: ComponentType
  /** What takes the whole width of the page, below. */
  full?: ComponentType
}

/** The gallery's sheets in their order. A new family of parts gets an entry, and its states a file in sheets/. */
export const sheets: readonly SheetEntry[] = [
  {
    id: 'colour',
    number: '1',
    title: 'Colour',
    lede: 'Roles, each with what the palette gives it by day and by night. Styles read roles; only tokens.css reads the palette. The figure beside a role is its contrast with what it stands on: 7 or more for text, 3 for controls and rings.',
    Content: ColourRoles,
  },
  {
    id: 'type',
    number: '2',
    title: 'Type',
    lede: 'Newsreader for what is said, Instrument Sans for what is done. The three heading sizes grow with the window; what is given here is this window’s.',
    Content: TypeScale,
  },
  {
    id: 'measures',
    number: '3',
    title: 'Measures',
    lede: 'Space, sizes, the ruled line, corners and the ring of focus.',
    Content: Measures,
  },
  {
    id: 'icons',
    number: '4',
    title: 'Icons',
    lede: 'Signs beside a text that says the same, on a grid of 16 units with one weight of stroke. They take the colour of the text.',
    Content: IconNames,
  },
  {
    id: 'buttons',
    number: '5',
    title: 'Buttons',
    lede: 'One primary to a section, for the one thing it asks for, and a quiet one beside it. A busy one keeps its focus and does nothing more. ButtonLink is the same for what leads elsewhere.',
    Content: ButtonStates,
  },
  {
    id: 'links',
    number: '6',
    title: 'Links',
    lede: 'ArrowLink stands on a line of its own and leads on. SkipLink is the first stop of the Tab key, FloatingLink the way back up.',
    Content: LinkStates,
  },
  {
    id: 'fields',
    number: '7',
    title: 'Fields',
    lede: 'A label, a control and, when there is one, its error between the two. Type into them; nothing is sent.',
    Content: FieldStates,
  },
  {
    id: 'messages',
    number: '8',
    title: 'Messages',
    lede: 'ErrorSummary for what keeps a form from being sent, Notice for what became of it, ProgressBar for what takes its time.',
    Content: MessageStates,
  },
  {
    id: 'tally',
    number: '9',
    title: 'Tally',
    lede: 'A short account. Every line is one rule high, so that it sits on the lines of a ruled band.',
    Content: Tallies,
  },
  {
    id: 'frame',
    number: '10',
    title: 'Panel and hidden text',
    lede: 'SlideOver, a modal panel from the side; VisuallyHidden, text for those who listen.',
    Content: FrameParts,
  },
  {
    id: 'prose',
    number: '11',
    title: 'Prose',
    lede: 'What the elements look like with no part around them.',
    Content: Prose,
  },
  {
    id: 'bands',
    number: '12',
    title: 'Bands',
    lede: 'Pages are stacks of these: the double margin rule runs down all of them, the folio is set outside it, and the twelve columns are theirs. Night stays dark by day.',
    full: BandStates,
  },
]
