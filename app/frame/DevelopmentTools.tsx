import { TanStackDevtools } from '@tanstack/react-devtools'
import { formDevtoolsPlugin } from '@tanstack/react-form-devtools'
import { TanStackRouterDevtoolsPanel } from '@tanstack/react-router-devtools'

/** TanStack's devtools for the router and the forms, in development only. A default export, because `lazy` needs one. */
export default function DevelopmentTools() {
  return (
    <TanStackDevtools
      plugins={[{ name: 'Router', render: <TanStackRouterDevtoolsPanel /> }, formDevtoolsPlugin()]}
    />
  )
}
