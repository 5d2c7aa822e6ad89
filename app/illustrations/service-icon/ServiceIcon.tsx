import { DrawnImage } from '../DrawnImage'

const icons = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true })

/** An engraved icon, square, for 52 px. `name` is the name of its file. */
export function ServiceIcon({ name }: { name: string }) {
  const src = icons[`./${name}.svg`]
  if (!src) throw new Error(`There is no app/illustrations/service-icon/${name}.svg.`)
  return <DrawnImage src={src} width={52} height={52} decoding="async" loading="lazy" />
}
