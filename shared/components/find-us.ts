import { defineComponent } from './define-component';
import { coordinatesPattern } from './embeds';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { type Around, drawn, image } from './fields/image';
import { toggle } from './fields/switch';
import { text } from './fields/text';
import { headFields } from './section-head';

export const findUs = defineComponent({
  type: 'FindUs',
  label: 'Find Us',
  purpose: 'Address, telephone and opening hours of the company, with a map that loads after a click',
  plural: 'findUs',
  showsSite: true,
  placeholder: { heading: 'Where to find us' },
  fields: {
    ...headFields,
    showAddress: toggle('Address', {
      isOn: true,
      help: 'Address, telephone and hours are those of Site Information, Company: they are entered once.',
    }),
    showTelephone: toggle('Telephone', { isOn: true }),
    showHours: toggle('Opening hours', { isOn: true }),
    note: text('Note', {
      max: 400,
      isLong: true,
      inPlace: true,
      help: 'How to get there: parking, bus, which door.',
    }),
    map: choice(
      'Map',
      { none: 'None', openStreetMap: 'OpenStreetMap', google: 'Google Maps' },
      { fallback: 'none', help: 'Nothing is loaded from there until a visitor clicks.' },
    ),
    coordinates: text('Coordinates', {
      max: 40,
      pattern: {
        is: coordinatesPattern,
        message: 'Coordinates must be latitude and longitude, like 44.1890, -69.0742.',
      },
      help: 'Right-click the place on a map to copy them. Google finds the address without them.',
    }),
    picture: image('Picture', {
      inPlace: true,
      isDecoration: ({ map }: Around) => map !== 'none',
      drawnWidth: () => drawn.half,
      help: 'The building, or a drawing of the way there. With a map, it is shown until the map is loaded.',
    }),
    ...focusOf('picture'),
  },
  rule: ({ map, coordinates }) =>
    map === 'openStreetMap' && !coordinates
      ? [{ field: 'coordinates', message: 'Coordinates are required for OpenStreetMap.' }]
      : [],
});
