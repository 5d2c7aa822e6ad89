/** Preloaded into each measured server. Answers any message with the CPU time and the memory used so far. */
process.on('message', () => process.send?.(process.resourceUsage()))
