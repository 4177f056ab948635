import { iconCredits } from '../../art/credits.ts'
import { useText } from '../../texts/context.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import style from '../settings/settings-page.module.css'

const AboutPage = () => {
  const t = useText()
  usePageTitle(t('nav.about'))
  const { source, licence, authors } = iconCredits
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
      <p>{t('about.icons', { source: source.name, licence: licence.name })}</p>
      <ul>
        {authors.map(({ name, icons }) => (
          <li key={name}>
            <strong>{name}</strong> <span className="faint">{icons.join(', ')}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={source.address}>{source.address}</a>, <a href={licence.address}>{licence.name}</a>
      </p>
    </article>
  )
}

export default AboutPage
