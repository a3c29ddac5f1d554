import { HeaderAction } from '@galley/public-web/chrome/header';
import { themeCss } from '@galley/public-web/theme-css';
import { presetOf } from '@galley/shared/theme/presets';
import { type PresetName, presetNames, type Theme } from '@galley/shared/theme/theme-words';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { SiteFrame } from '../../parts/preview/site-frame';
import { presetWords } from '../../parts/theme/theme-labels';
import radio from '../../ui/picture-radio.module.css';
import classes from './theme.module.css';
import type { ThemedSite } from './use-themed-site';

interface DesignChoiceProps {
  site: ThemedSite;
  home: string | null | undefined;
  theme: Theme;
  /** No theme is chosen yet: the site looks as it did before themes existed. */
  isUndecided: boolean;
  onChange: (change: Partial<Theme>) => void;
}

/** The colors that the company has changed; all others belong to the design. */
function ownColors(theme: Theme): Partial<Theme> {
  const ofDesign = presetOf(theme.preset);
  const names = ['brand', 'accent', 'background', 'text'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (theme[name] === ofDesign[name] ? [] : [[name, theme[name]]])),
  );
}

/** Offers the designs, each as the company's own home page. */
export function DesignChoice({ site, home, theme, isUndecided, onChange }: DesignChoiceProps) {
  const [keepsColors, setKeepsColors] = useState(true);
  const { actionPageId, actionLabel, headerAction } = theme;
  const colors = ownColors(theme);
  const own = {
    // The header's target does not depend on the design.
    ...{ headerAction, actionPageId, actionLabel },
    ...(keepsColors && colors),
  };
  const designOf = (name: PresetName): Theme => ({ ...presetOf(name), ...own });
  return (
    <Stack gap="sm">
      {Object.keys(colors).length > 0 && (
        <Checkbox
          label="Keep our colors when choosing a design"
          checked={keepsColors}
          onChange={(event) => setKeepsColors(event.currentTarget.checked)}
        />
      )}
      <fieldset className={`${radio.choice} ${classes.designs}`}>
        <legend className={classes.hidden}>Design</legend>
        {presetNames.map((name) => (
          <label key={name} className={`${radio.framed} ${classes.design}`}>
            <input
              type="radio"
              name="preset"
              aria-label={presetWords[name].label}
              checked={theme.preset === name && !isUndecided}
              onChange={() => onChange(designOf(name))}
            />
            <span className={classes.thumbnail} aria-hidden="true" inert>
              {home && (
                <SiteFrame
                  title={`Your home page in ${presetWords[name].label}`}
                  themeCss={themeCss({ ...site.look, theme: designOf(name) })}
                  source={home}
                  width={1280}
                  height={160}
                >
                  {() => <HeaderAction site={site.header(designOf(name))} />}
                </SiteFrame>
              )}
            </span>
            <span className={classes.about}>
              <Text fw={600} size="sm" component="span">
                {presetWords[name].label}
              </Text>
              <Text size="xs" c="dimmed" component="span">
                {presetWords[name].about}
              </Text>
            </span>
          </label>
        ))}
      </fieldset>
    </Stack>
  );
}
