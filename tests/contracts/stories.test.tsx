import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type preview from '#.storybook/preview'

type Story = ReturnType<ReturnType<typeof preview.meta>['story']>

const files = import.meta.glob<Record<string, Story>>('../../app/**/*.stories.tsx', { eager: true })
const sources = Object.keys(import.meta.glob('../../app/{design-system,brand}/**/*.tsx'))
const parts = sources.filter((path) => !/\.(test|stories)\.tsx$/.test(path))

test('every part of the design system and the brand has its stories', () => {
  expect(parts).not.toEqual([])
  expect(parts.filter((path) => !(path.replace('.tsx', '.stories.tsx') in files))).toEqual([])
})

describe.each(Object.entries(files))('%s', (_, file) => {
  test.each(Object.entries(file))('%s renders without a duplicate id', (_, { Component }) => {
    render(<Component />)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})
