import type { Setting } from '@conclave/kernel'

/** What a setting may be, in words. */
export const rangeOf = (setting: Setting): string => {
  switch (setting.type) {
    case 'boolean':
      return 'true or false'
    case 'number':
      return `${setting.min} to ${setting.max}${setting.off === undefined ? '' : `, or ${setting.off} for none`}`
    case 'choice':
      return setting.choices.join(', ')
    case 'text':
      return `a text of at most ${setting.maxLength} characters`
  }
}

/** The values of a setting in signs that need no language. */
export const choicesOf = (setting: Setting): string => {
  switch (setting.type) {
    case 'boolean':
      return 'true, false'
    case 'number':
      return `${setting.off === undefined ? '' : `${setting.off}, `}${setting.min}–${setting.max}`
    case 'choice':
      return setting.choices.join(', ')
    case 'text':
      return `…${setting.maxLength}`
  }
}
