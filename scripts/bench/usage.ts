/** Preloaded into each measured server: answers any message with the CPU time and the memory it has used. */
process.on('message', (message) => {
  if (message === 'collect garbage') globalThis.gc?.()
  process.send?.({ ...process.cpuUsage(), ...process.memoryUsage() })
})
