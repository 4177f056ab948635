/** The page as its worker knows it: what it says comes in, what the worker has to say goes out. */
export const pageOf = <In, Out>() => ({
  // The types are those of a window; a worker has both functions, too.
  tell: (message: Out): void => postMessage(message),
  hear: (listener: (message: In) => void): void =>
    addEventListener('message', ({ data }: MessageEvent<In>) => listener(data)),
})
