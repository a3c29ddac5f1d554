/**
 * Content that is loaded from another site after a click. A page's security policy only allows these hosts.
 */
export interface Embed {
  /** The name of the service. */
  service: string;
  origin: string;
  /** The URL that is loaded in a frame. */
  frame: string;
  /** The URL of the same content without the frame. */
  page: string;
}

/** @param content its path on the service's origin, and the URL of the same content without the frame */
const embedOf = (service: string, origin: string, content: { path: string; page: string }): Embed => ({
  service,
  origin,
  frame: origin + content.path,
  page: content.page,
});

const youTube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/;
const vimeo =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?(?:[?&#/]|$)/;

/** The video at a URL, in the formats that people copy; undefined for any other URL. */
export function videoAt(url: string): Embed | undefined {
  const [, onYouTube] = youTube.exec(url) ?? [];
  if (onYouTube) {
    return embedOf('YouTube', 'https://www.youtube-nocookie.com', {
      path: `/embed/${onYouTube}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${onYouTube}`,
    });
  }
  const [, onVimeo, secret] = vimeo.exec(url) ?? [];
  if (!onVimeo) return undefined;
  return embedOf('Vimeo', 'https://player.vimeo.com', {
    path: `/video/${onVimeo}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`,
    page: `https://vimeo.com/${onVimeo}${secret ? `/${secret}` : ''}`,
  });
}

/** `44.1890, -69.0742` */
export const coordinatesPattern = /^(-?\d{1,2}(?:\.\d{1,8})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,8})?)$/;

/** How many degrees the map's section extends from its center. */
const reach = { latitude: 0.004, longitude: 0.008 };

/**
 * A map of a place by its coordinates, or on Google by its postal address; undefined where that is unknown.
 */
export function mapOf(service: string, coordinates: string, address: string): Embed | undefined {
  const [, north = '', east = ''] = coordinatesPattern.exec(coordinates) ?? [];
  if (service === 'openStreetMap' && north !== '') {
    const [latitude, longitude] = [Number(north), Number(east)];
    const box = [
      longitude - reach.longitude,
      latitude - reach.latitude,
      longitude + reach.longitude,
      latitude + reach.latitude,
    ].map((degrees) => degrees.toFixed(5));
    return embedOf('OpenStreetMap', 'https://www.openstreetmap.org', {
      path: `/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${north}%2C${east}`,
      page: `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`,
    });
  }
  const place = encodeURIComponent(north === '' ? address : `${north},${east}`);
  if (service !== 'google' || place === '') return undefined;
  return embedOf('Google Maps', 'https://www.google.com', {
    path: `/maps?q=${place}&output=embed`,
    page: `https://www.google.com/maps/search/?api=1&query=${place}`,
  });
}

/** The origins that a policy may contain: a page that an earlier release rendered may name others. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
];
