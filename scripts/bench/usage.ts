/** Preloaded into each measured server. Answers any message with the CPU time and memory used so far. */
process.on('message', (message) => {
  if (message === 'collect garbage') globalThis.gc?.()
  process.send?.({ ...process.resourceUsage(), ...process.memoryUsage() })
})
