import { type Setting, severalIn } from '@conclave/kernel'

/** Range of a setting, in words. */
export const rangeOf = (setting: Setting): string => {
  switch (setting.type) {
    case 'boolean':
      return 'true or false'
    case 'number':
      return `${setting.min} to ${setting.max}${setting.off === undefined ? '' : `, or ${setting.off} for none`}`
    case 'choice':
      return setting.choices.join(', ')
    case 'several':
      return `some of ${setting.choices.join(', ')}, with + between them`
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
    case 'several':
      return setting.choices.join('+')
    case 'text':
      return `…${setting.maxLength}`
  }
}

/** Usual value of a setting; of several things the first, for there may be many. */
export const usualOf = (setting: Setting): string =>
  setting.type === 'several' ? `${severalIn(setting.default)[0] ?? ''}+…` : String(setting.default)
