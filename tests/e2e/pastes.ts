/** The stored result, by the file with the clipboard's content. */
export const pastes: Record<string, string> = {
  word:
    '<h2>Winter berths</h2>' +
    '<p style="text-align: center">We lay boats up <strong>from October</strong> to <em>April</em>.</p>' +
    '<ul><li><p>Sail</p></li><li><p>Motor</p></li></ul>' +
    '<table><tbody><tr><td><p>Length</p></td><td><p>Price</p></td></tr></tbody></table>' +
    '<p><a href="https://yard.example/berths">All berths</a></p>',
  outlook:
    '<p>Dear Ruth,</p><p>the mast is <strong>ready</strong>; see ' +
    '<a href="https://yard.example/mast">the pictures</a></p>',
  'google-docs':
    '<h2>Spring launch</h2><p style="text-align: center"><strong>Bring</strong> your <em>own</em><u> fenders</u></p>' +
    '<ol><li><p>Crane</p></li><li><p>Mast</p></li></ol>' +
    '<p><a href="https://yard.example/launch">The dates</a></p>',
  notion:
    '<h2>Refit list</h2><p>Ask <strong>Tom</strong> about the <code>M4</code> bolts.</p>' +
    '<ul><li><p>Hull</p><ul><li><p>Keel bolts</p></li></ul></li><li><p>Deck</p></li></ul>' +
    '<blockquote><p>Measure twice.</p></blockquote><pre><code>2 x 40 mm</code></pre>' +
    '<table><tbody><tr><th><p>Part</p></th><th><p>Count</p></th></tr>' +
    '<tr><td><p>Bolt</p></td><td><p>12</p></td></tr></tbody></table>',
  spreadsheet:
    '<table><tbody><tr><td><p>Length</p></td><td><p>Sail</p></td><td><p>Motor</p></td></tr>' +
    '<tr><td style="text-align: right"><p>30</p></td><td style="text-align: right"><p>1,200.00</p></td>' +
    '<td style="text-align: right"><p><strong>1,350.00</strong></p></td></tr>' +
    '<tr><td colspan="3"><p>Prices in dollars</p></td></tr></tbody></table>',
};
