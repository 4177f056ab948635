import type { Option } from './state.ts'

/**
 * One text per choice, equal in all imagined worlds, e.g. `card=dragon do=play`. Trees, logs and match files keep it.
 * Fields are in alphabetical order.
 */
export const keyOf = (option: Option): string => {
  let text = ''
  let last = ''
  for (const field in option) {
    if (field < last) return inOrder(Object.keys(option).sort(), option)
    text += text === '' ? `${field}=${option[field]}` : ` ${field}=${option[field]}`
    last = field
  }
  return text
}

const inOrder = (fields: readonly string[], option: Option): string =>
  fields.map((field) => `${field}=${option[field]}`).join(' ')

/** The option that has this key, if it is one of these. */
export const findOption = <O extends Option>(options: readonly O[], key: string): O | undefined =>
  options.find((option) => keyOf(option) === key)
