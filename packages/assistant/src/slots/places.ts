import { serviceTowns } from "@site/company/places";

const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const servedTowns: readonly string[] = serviceTowns.filter((town) => /^\p{Lu}/u.test(town));

/** Other towns of the counties around; known as places, never promised as served. */
export const nearbyTowns: readonly string[] =
  list(`Yorkville, New York Mills, Marcy, Oriskany, Ilion, Mohawk, Dolgeville,
  Canastota, Chittenango, Cazenovia, Hamilton, Waterville, Sherrill, Vernon, Verona, Camden, Boonville, Lowville, Old Forge,
  Remsen, Barneveld, Holland Patent, Sauquoit, Clayville, Deerfield, Schuyler, Westmoreland, Kirkland, Paris, Richfield Springs,
  Cooperstown, Oneonta, Johnstown, Gloversville, Amsterdam, Fonda, Fort Plain, Canajoharie, Saint Johnsville, Liverpool,
  Baldwinsville, Cicero, Clay, Fayetteville, Manlius, Fulton, Oswego, Auburn, Norwich, Cortland, Morrisville, Taberg`);

export const farTowns: readonly string[] =
  list(`Buffalo, Rochester, Albany, Binghamton, Ithaca, Elmira, Niagara Falls, Watertown,
  Plattsburgh, Saratoga Springs, Schenectady, Troy, Kingston, Poughkeepsie, White Plains, Yonkers, New York City, NYC, Manhattan,
  Brooklyn, Queens, Bronx, Long Island, Jamestown, Corning, Glens Falls, Lake Placid, Boston, Philadelphia, Pittsburgh,
  Cleveland, Chicago, Toronto, Erie, Scranton, Burlington, Hartford, Newark, New Jersey, Pennsylvania, Vermont, Massachusetts,
  Connecticut, Ohio, Florida, Texas, California, Canada`);

export const townForms: Readonly<Record<string, string>> = {
  "n hartford": "New Hartford",
  "nw hartford": "New Hartford",
  "n. hartford": "New Hartford",
  "new hartfod": "New Hartford",
  nyc: "New York City",
  "st johnsville": "Saint Johnsville",
  "st. johnsville": "Saint Johnsville",
};
