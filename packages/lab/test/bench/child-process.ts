// A child for tests: says who it is, echoes what it is asked, and dies when it is told to.
process.on('message', (order) => {
  if (order === 'die') throw new Error('these are my last words')
  if (order === 'work') return
  process.send?.({ order })
})
if (process.argv[2] === 'stillborn') throw new Error('I was never born')
// It stays when it is left, as a child that is busy does.
if (process.argv[2] === 'stubborn') setInterval(() => {}, 1000)
process.send?.({ pid: process.pid })
