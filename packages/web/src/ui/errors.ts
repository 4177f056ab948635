/** The last errors of this page, for problem reports. */
class Errors {
  readonly #kept: string[] = []

  push(error: string): void {
    this.#kept.push(error.slice(0, 1_000))
    if (this.#kept.length > 5) this.#kept.shift()
  }

  get all(): readonly string[] {
    return this.#kept
  }
}

export const lastErrors = new Errors()

export const keepErrors = (): void => {
  addEventListener('error', ({ message }) => lastErrors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => lastErrors.push(String(reason)))
}
