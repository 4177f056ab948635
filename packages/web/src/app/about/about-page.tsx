import { iconCredits } from '../../art/credits.ts'
import { useText } from '../../texts/context.tsx'
import style from '../settings/settings-page.module.css'

const AboutPage = () => {
  const t = useText()
  return (
    <article className={`panel ${style.page}`}>
      <h1>{t('about.title')}</h1>
      <p>{t('about.text')}</p>
      <h2>{t('about.fair')}</h2>
      <p>{t('about.fair.text')}</p>
      <h2>{t('about.bots')}</h2>
      <p>{t('about.bots.text')}</p>
      <h2>{t('about.credits')}</h2>
      <p>{t('about.game')}</p>
      <p>{t('about.fonts')}</p>
      <p>
        {t('about.icons', { source: iconCredits.source.name, licence: iconCredits.licence.name })}{' '}
        {iconCredits.authors.map(({ name }) => name).join(', ')}.
      </p>
    </article>
  )
}

export default AboutPage
