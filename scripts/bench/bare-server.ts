/**
 * The least that a server on Node can be: a program of its own that sends answers from memory, without looking at
 * more than the path. It takes the answers from its parent, and tells it the port.
 */
import { createServer } from 'node:http'
import type { Answers } from './answers.ts'

process.once('message', (answers: Answers) => {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (!answer) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) process.send?.({ port: address.port })
  })
})

// Dies with the bench that started it, however that ends.
process.once('disconnect', () => process.exit())
