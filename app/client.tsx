import { hydratePage } from './platform/hydrate'
import { getRouter } from './router'

// Without `await`: the page's code imports from the chunk that this file is in, so awaiting it here would be a deadlock.
void hydratePage(getRouter)
