import type { Language } from '@conclave/kernel'
import type { Catalogues } from '@conclave/texts'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { loadUiCatalogues, type SpeakUi, uiSpeaker } from './texts.ts'

interface Spoken {
  readonly language: Language
  readonly catalogues: Catalogues
  readonly t: SpeakUi
}

const TextContext = createContext<Spoken | null>(null)

/** Loads the interface's texts in the chosen language. The old ones stay until the new ones are there. */
export const TextProvider = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<{ language: Language; catalogues: Catalogues } | null>(null)
  useEffect(() => {
    let wanted = true
    loadUiCatalogues(language).then((catalogues) => {
      if (wanted) setLoaded({ language, catalogues })
    })
    return () => {
      wanted = false
    }
  }, [language])
  const spoken = useMemo(
    () => loaded && { ...loaded, t: uiSpeaker(loaded.catalogues, loaded.language) },
    [loaded],
  )
  if (spoken === null) return null
  return <TextContext value={spoken}>{children}</TextContext>
}

export const useTexts = (): Spoken => {
  const spoken = use(TextContext)
  if (spoken === null) throw new Error('texts are used outside of their provider')
  return spoken
}

/** Says the interface's own texts. */
export const useText = (): SpeakUi => useTexts().t
