import '@fontsource-variable/alegreya'
import '@fontsource-variable/atkinson-hyperlegible-next'
import './art/tokens.css'
import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followNewerBuild } from './app/newer-build.ts'
import { keepAppearance } from './settings/appearance.ts'
import { below } from './settings/base.ts'
import { followOtherPages } from './settings/settings.ts'
import { keepErrors } from './ui/errors.ts'

keepErrors()
followNewerBuild()
followOtherPages()
keepAppearance()

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(below('/service-worker.js')).catch(() => {
    // Without it everything works as long as there is a network.
  })
}
