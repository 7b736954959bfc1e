import type { CategoryTexts } from "../../schema.ts";

export const siding: CategoryTexts<"siding"> = {
  slug: "siding",
  name: "Siding",
  heroHeading: "Siding that stands up to Central New York winters",
  description:
    "Snow, lake wind and summer sun are hard on a house. New siding protects what is behind it and changes how your home looks from the street, without a brush or a ladder every few years.",
  products: [
    {
      id: "siding-reinforced-vinyl-siding",
      slug: "reinforced-vinyl-siding",
      name: "Reinforced Vinyl Siding",
      description:
        "Vinyl panels with a stiff backing that keeps long walls straight and quiet in the wind. The color goes all the way through, so there is nothing to repaint.",
      overview:
        "Ordinary vinyl can look wavy on a long wall because the panels are thin. Reinforced siding adds a rigid backing that supports the panel along its whole length, so courses stay straight and the wall sounds solid when the wind gusts. You can choose among 40 colors, and the finish carries a 30-year no-fade promise. Panels are rated for wind resistance up to 210 mph. Before the first course goes on, our own certified installers check the wall underneath, repair what needs repair and wrap the house against moisture. A typical siding project takes 1-2 weeks, depending on the size of your home.",
      imageAlt: "Drawing of a gabled house clad in straight spruce-green lap siding with white corner posts",
      features: [
        "Rigid backing keeps courses straight",
        "Choice of 40 colors",
        "30-year no-fade finish",
        "Wind resistance up to 210 mph",
        "Corner posts and trim in matching colors",
        "No painting or staining",
      ],
      benefits: [
        "A crisp, straight look on long walls",
        "Color you choose once",
        "A quieter wall on windy nights",
        "97% return on investment",
      ],
      claims: ["V-06", "V-07", "V-08", "V-09", "V-14"],
    },
    {
      id: "siding-engineered-wood-siding",
      slug: "engineered-wood-siding",
      name: "Engineered Wood Siding",
      description:
        "The warm grain of wood with less of the work that wood asks for. Treated strand boards come in laps, panels and shakes.",
      overview:
        "Engineered wood siding is made from wood strands that are treated, bonded with resin and pressed into long, straight boards. It cuts and nails like lumber, so our installers can shape neat details around windows, gables and porches, yet it is made to resist the swelling and splitting that trouble plain boards in a wet climate. Long boards mean fewer seams on a wall. It suits farmhouses, cottages and newer homes alike, and you can mix laps on the walls with shakes in a gable. We flash every opening and leave the gaps the maker asks for, because good siding depends on careful installation.",
      imageAlt: "Drawing of a farmhouse wall with wood-grain lap boards and shakes in the gable",
      features: [
        "Real wood grain in laps, panels and shakes",
        "Treated to resist moisture and insects",
        "Long boards with fewer seams",
        "Factory-finished colors",
        "Matching trim for windows and corners",
        "Installed by our own certified installers",
      ],
      benefits: [
        "The look of wood with simpler care",
        "Details that suit older homes",
        "A sturdy surface for hail and stray baseballs",
        "Freedom to mix textures on one house",
      ],
      claims: [],
    },
    {
      id: "siding-exteria-stacked-stone-vinyl-siding",
      slug: "exteria-stacked-stone-vinyl-siding",
      name: "Exteria Stacked Stone Vinyl Siding",
      description:
        "Stacked-stone panels that give a wall the depth of masonry at a fraction of the weight. Use them as an accent or for a whole facade.",
      overview:
        "Molded from the pattern of real ledge stone, Exteria panels lock together so that the joints disappear and the wall reads as one piece of masonry. They are light enough to hang on an ordinary framed wall, without the footing that real stone needs. Most homeowners use them where the eye rests first: around the front door, under a porch, on a chimney or along the base of the house. They sit well beside lap siding, and we help you choose a stone tone that agrees with your roof and trim. Our own certified installers fit the starter strips, corners and ledges so that water always has a way out.",
      imageAlt: "Drawing of a house front with a stacked-stone base and porch beneath lap siding",
      features: [
        "Pattern taken from natural ledge stone",
        "Panels interlock to hide the joints",
        "Light enough for ordinary framed walls",
        "Matching corners, ledges and trim",
        "No mortar and no sealing",
        "Combines with lap siding on one wall",
      ],
      benefits: [
        "The depth of stone without the weight",
        "A strong first impression at the front door",
        "Little upkeep through the seasons",
        "An accent that can be added on its own",
      ],
      claims: [],
    },
  ],
};
