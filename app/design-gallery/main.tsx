import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '~/design-system/fonts.css'
import '~/design-system/tokens.css'
import '~/design-system/reset.css'
import '~/design-system/base.css'
import { forceStates } from './force-states'
import { Gallery } from './Gallery'

const place = document.getElementById('gallery')
if (!place) throw new Error('The page of the gallery has no place for it.')

forceStates()
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
