import type { Item } from "./library.ts";

const upload = (name: string) => `/wp-content/uploads/2026/09/${name}.svg`;

const post = (item: Omit<Item, "type">): Item => ({ type: "post", ...item });

export const demoPosts: Item[] = [
  post({
    id: 101,
    slug: "why-windows-fog-up",
    title: "Why windows fog up, and when that’s a problem",
    excerpt: "Water on the room side, on the street side or between the panes: three places, three different meanings.",
    date: "2026-10-19T08:30:00",
    media: 40,
    categories: [2],
    tags: [20, 21, 22],
    content: `<p class="has-large-font-size">On a cold morning the lower edge of a window is wet. Is the window broken? It depends on where the water is.</p>
<h2 class="wp-block-heading">On the room side</h2>
<p>Warm air carries water. When it meets cold glass, it lets some of it go. Cooking, showers and drying laundry make it worse; a fan that runs a little longer makes it better. Wipe the sill, because standing water harms the paint.</p>
<h2 class="wp-block-heading">On the street side</h2>
<p>Dew on the outside means your glass insulates well. It is gone by mid-morning.</p>
<h2 class="wp-block-heading">Between the panes</h2>
<p>Here the seal has failed and the air between the panes is not dry any more. It does not get better by itself. Write down which sash it is and <a href="/contact">tell us</a>: often the glass unit can be changed and the frame stays.</p>
<figure class="wp-block-table"><table><thead><tr><th>Where</th><th>What to do</th></tr></thead><tbody><tr><td>Room side</td><td>Air the room, run the fan</td></tr><tr><td>Street side</td><td>Nothing</td></tr><tr><td>Between the panes</td><td>Have the seal looked at</td></tr></tbody></table></figure>`,
  }),
  post({
    id: 102,
    slug: "storm-door-before-winter",
    title: "A storm door before winter: what it does & what it doesn’t",
    excerpt: "It keeps wind and wet from the entry door. It does not mend a draft that comes through the frame.",
    date: "2026-10-05T08:30:00",
    media: 41,
    categories: [3],
    tags: [20, 25],
    content: `<p>A storm door is a coat for the entry door. Rain and snow hit it first, the wood behind it lasts longer, and on mild days the screen lets air in.</p>
<h2 class="wp-block-heading">Check the frame first</h2>
<p>Hold a strip of paper in the closed door and pull. If it slides out without a tug, the weather strip is worn, and a second door only hides that.</p>
<ul class="wp-block-list"><li>Does the sill slope outward?</li><li>Is the wood at the bottom of the frame sound?</li><li>Does the door close without a push?</li></ul>
<p>A dark entry door in full afternoon sun can get too hot behind glass. Ask before you order; a door with vents at the top and bottom is one way out.</p>`,
  }),
  post({
    id: 103,
    slug: "washing-vinyl-siding",
    title: "Washing vinyl siding without harming it",
    excerpt: "A soft brush, mild soap and the right direction are enough. The pressure washer can stay in the garage.",
    date: "2026-09-21T08:30:00",
    media: 42,
    categories: [4, 6],
    tags: [24],
    content: `<p>Once a year is enough for most walls. Choose a cool, cloudy day, so that soap does not dry before it is rinsed.</p>
<ol class="wp-block-list"><li>Rinse the wall from top to bottom with a garden hose.</li><li>Wash from the bottom up with a soft brush: dirty water then runs over what is wet already and leaves no streaks.</li><li>Rinse from the top.</li></ol>
<p>A pressure washer can drive water behind the panels. If you must use one, hold it level and never point it upward.</p>
<figure class="wp-block-image"><img src="${upload("siding-engineered-wood-siding")}" alt="Drawing of a house wall with vertical boards" width="640" height="480"></figure>
<p>Green film on the north side is algae. It comes off with the same soap and comes back where shrubs stand close, so cut them back a foot.</p>`,
  }),
  post({
    id: 104,
    slug: "where-grab-bars-belong",
    title: "Where grab bars belong, measured on a real person",
    excerpt: "Numbers in a leaflet are a start. The right height is where your own hand goes.",
    date: "2026-09-07T08:30:00",
    media: 43,
    categories: [5],
    tags: [23, 25],
    content: `<p>Before anything is drilled, do this: stand in front of the tub, close your eyes and step in as you do every day. Somebody marks with tape where your hand touches the wall.</p>
<h2 class="wp-block-heading">Three bars, three jobs</h2>
<p>One upright bar at the entry for balance while stepping over the edge. One level bar along the long wall for sitting down and getting up. One near the controls, so that nobody leans on the faucet.</p>
<blockquote class="wp-block-quote"><p>A bar is only as strong as what it is fixed to.</p></blockquote>
<p>Tile alone holds nothing. While a wall is open, wood goes between the studs at every height where a bar may ever be wanted; that costs little then and a lot later.</p>`,
  }),
  post({
    id: 105,
    slug: "a-seat-in-the-window",
    title: "A seat in the window: planning a bay",
    excerpt: "How deep, how high and what lies under the cushion: the questions that decide whether a bay is used.",
    date: "2026-08-24T08:30:00",
    media: 44,
    categories: [2],
    tags: [25, 21],
    content: `<p>A bay window changes a room more than any other. It also reaches out into the weather, so what you don’t see matters as much as the view.</p>
<h2 class="wp-block-heading">Deep enough to sit</h2>
<p>A seat needs about 20 inches in depth and stands about 18 inches above the floor. Sit on a kitchen chair where the bay will be and look out: is the view still there when you sit?</p>
<h2 class="wp-block-heading">Warm enough to stay</h2>
<p>The seat hangs outside the wall. It needs insulation below, and the little roof needs it above. Ask to see a drawing of both.</p>`,
  }),
  post({
    id: 106,
    slug: "sliding-patio-door-that-sticks",
    title: "The sliding patio door that sticks",
    excerpt: "Most of the time it is the track, not the door. Ten minutes with a vacuum cleaner will tell you.",
    date: "2026-08-10T08:30:00",
    media: 45,
    categories: [3, 6],
    tags: [24],
    content: `<p>Open the door, vacuum the track, then wipe it with a damp cloth. Sand and pet hair between the wheels and the rail are the usual cause.</p>
<p>Still heavy? At the bottom of the sliding panel there are two screws, one at each end. They lift the wheels. Turn each by a quarter and try again, until the panel runs level.</p>
<p>Never oil the track: oil holds dirt. A dry silicone spray is fine. When a wheel has a flat side, it has to be changed, and that is a job for two people, because the panel comes out.</p>`,
  }),
];
