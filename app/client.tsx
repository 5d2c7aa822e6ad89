import { watchForInterest } from './lib/first-interest'

// Until someone takes an interest in the page, or the browser has nothing else to do, React stays on the server: the
// page works without it.
watchForInterest(() => void import('./hydrate'))
