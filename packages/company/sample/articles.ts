import type { Article } from "../schema.ts";

export const articles: readonly Article[] = [
  {
    id: "choosing-window-styles",
    slug: "choosing-window-styles",
    title: "Choosing window styles for an upstate house",
    excerpt:
      "Double-hung, bay, bow, picture or slider? How each style opens, where it works best, and what to ask before you order.",
    category: "Windows",
    date: "2026-09-14",
    image: "/illustrations/blog-window-styles.svg",
    imageAlt: "Drawing of five window styles side by side on a wall",
    claims: [],
    sections: [
      {
        paragraphs: [
          "Walk around your house and look at the windows as if you had never seen them. Which ones do you open every day? Which ones stick? Where do you sit, and what do you see from there? The answers tell you more about the right style than any brochure.",
          "Most homes in Central New York were built with one style throughout, usually double-hung. You do not have to repeat it everywhere. A house can keep its face to the street and still gain a wider view in the kitchen or an easier window above the tub.",
        ],
      },
      {
        heading: "Double-hung: the all-rounder",
        paragraphs: [
          "Two sashes slide up and down past each other. Open the top a little and warm air leaves; open the bottom and cool air comes in. Modern double-hung sashes tilt into the room, so the outside glass can be washed from the inside. They suit bedrooms, living rooms and almost any older home, and they take window fans and screens without fuss.",
        ],
      },
      {
        heading: "Bay, bow and picture: for the view",
        paragraphs: [
          "A bay joins three windows at an angle; a bow joins four or more in a curve. Both reach out past the wall, make a room feel larger and offer a seat or a shelf. A picture window does not open at all. It is the choice when you want the widest, quietest view and can get fresh air from another window.",
          "Anything that reaches past the wall needs support, flashing and insulation above and below. Ask how the seat and the roof of a bay will be insulated, because that is where a poor job shows up in January.",
        ],
      },
      {
        heading: "Slider: where reaching is hard",
        paragraphs: [
          "A slider glides sideways on rollers. It opens with one hand, which makes it a good neighbor for sinks, counters, desks and tubs. It also fits low, wide openings where a double-hung would look squat. Keep the track clean and it will run smoothly for years.",
        ],
      },
      {
        heading: "Questions to ask before you order",
        paragraphs: ["Bring this list to any estimate, ours included."],
        list: [
          "Will each opening be measured, and are the windows custom-made for it?",
          "Who installs them: your own people or a subcontractor?",
          "How is the gap around the frame insulated and sealed?",
          "What does the warranty cover, for how long, and can it be transferred?",
          "How will you protect floors and furniture, and who takes the old windows away?",
        ],
      },
      {
        paragraphs: [
          "If you would like to try the sashes with your own hands, visit our showroom in Whitesboro. If you would rather start from home, send us a few words with the free estimate form. We are glad to tell you when a window can be repaired and does not need to be replaced.",
        ],
      },
    ],
  },
  {
    id: "preparing-for-bathroom-remodel-day",
    slug: "preparing-for-bathroom-remodel-day",
    title: "How to prepare your home for a bathroom remodel",
    excerpt:
      "A short checklist for the week before the crew arrives: what to move, what to decide and how to live well without a shower.",
    category: "Bathrooms",
    date: "2026-08-03",
    image: "/illustrations/blog-bathroom-remodel-day.svg",
    imageAlt: "Drawing of a hallway with a covered floor and a tool bag outside a bathroom",
    claims: ["V-13"],
    sections: [
      {
        paragraphs: [
          "A bathroom is the smallest construction site in the house and the one you miss most. A remodel takes 5-7 days in most homes, so a little planning goes a long way. Here is what we tell our own customers in the week before we start.",
        ],
      },
      {
        heading: "A week before",
        paragraphs: [
          "Make the last choices while there is still time to change your mind: base, wall pattern, fixtures, glass, and where the shelf and the grab bar should go. Stand in the old tub and mark heights with painter's tape. It is the best way to find out whether a shelf will be in reach with your eyes closed.",
          "Plan for a second bathroom. If there is none, ask us which hours the water will be off and talk to a neighbor or a friend. Most people manage with one shower elsewhere every day and a working sink at home.",
        ],
      },
      {
        heading: "The day before",
        paragraphs: ["Clear the room and the way to it."],
        list: [
          "Empty the vanity, the medicine cabinet and the shelves.",
          "Take down mirrors and pictures, also on the other side of the bathroom walls: work can shake them.",
          "Roll up rugs between the front door and the bathroom.",
          "Choose one place for pets, away from the noise.",
          "Keep a parking space near the door free for the van.",
          "Put towels, toothbrushes and medicine in a box that you can carry.",
        ],
      },
      {
        heading: "While we work",
        paragraphs: [
          "We cover floors, close off the room as well as we can and clean up every evening. Old walls sometimes hold surprises: a pipe that was patched long ago, a floor that has been damp. When we find something, we stop, show you and agree on what to do before we go on.",
          "Expect some noise in the first two days, when the old room comes out, and quieter work after that. If you are at home, have a look now and then and ask what you are curious about. A shelf is easily moved while the wall is open, and hardly at all when it is finished.",
          "Tell us about anything that makes your days different. A baby who naps at noon, a night shift, a parent who needs the hallway clear: we can plan around most things if we know them.",
        ],
      },
      {
        heading: "When it is done",
        paragraphs: [
          "We walk through the room together. Try every door, tap and seat, and ask how to care for the surfaces. You keep the warranty papers. Most of all, take your time with that first shower.",
        ],
      },
    ],
  },
  {
    id: "siding-in-upstate-winters",
    slug: "siding-in-upstate-winters",
    title: "What upstate winters do to siding, and what helps",
    excerpt:
      "Wind, wet snow and bright winter sun test every wall. How to read the signs, and what good installation does about them.",
    category: "Siding",
    date: "2026-06-22",
    image: "/illustrations/blog-siding-upstate-winter.svg",
    imageAlt: "Drawing of a house wall with lap siding in falling snow",
    claims: ["V-06", "V-09"],
    sections: [
      {
        paragraphs: [
          "Winter in Central New York is not one thing. It is wet snow that clings to a wall, dry wind that pulls at every edge, a thaw at noon and a hard freeze by supper. Siding lives through all of it, and it shows you what it has been through if you know where to look.",
        ],
      },
      {
        heading: "Signs worth a closer look",
        paragraphs: ["Walk around the house on a mild day in spring and look for these."],
        list: [
          "Panels that rattle, bow or have slipped out of their track.",
          "Cracks near the bottom edge, where snow was piled or a shovel hit.",
          "Paint that peels in sheets, or boards that feel soft under a thumb.",
          "Dark streaks below windows and where a roof meets a wall.",
          "Rooms that are cold along one wall when the wind blows.",
        ],
      },
      {
        paragraphs: [
          "One loose panel is a repair. Several of these signs on the same side of the house usually mean that water has found a way in, and the wall behind deserves a look before another winter.",
        ],
      },
      {
        heading: "What good siding does",
        paragraphs: [
          "Reinforced vinyl has a rigid backing that keeps long courses straight and quiet in the wind. Engineered wood gives the grain of real boards with treatment against moisture. Stacked stone panels protect the base of a wall, where snow lies longest. Color is a choice you make once: reinforced vinyl comes in 40 colors, with a 30-year no-fade finish.",
        ],
      },
      {
        heading: "What good installation does",
        paragraphs: [
          "The best panel fails on a careless wall. Before the first course goes on, the wall has to be sound and wrapped against water, and every window, door and roof edge needs flashing that sends water out, never in. Panels are hung so that they can move: vinyl grows in July and shrinks in January, and a panel that is nailed tight will buckle.",
          "Ask any installer how they handle the places where siding meets something else: a window, a deck, a roof, a pipe. A good answer is about water, and about which piece goes behind which. A quick answer about caulk is not enough.",
          "At corners, around lamps and at the meter, small pieces make the difference. It is slow work, and the reason we use our own certified installers.",
        ],
      },
      {
        heading: "A little care goes far",
        paragraphs: [
          "Keep shrubs a hand's width away so that the wall can dry. Clear snow that is heaped against the siding. Rinse the north side once a year with a garden hose and a soft brush. And if something looks wrong, take a photo and call us. A second pair of eyes costs nothing.",
        ],
      },
    ],
  },
];
