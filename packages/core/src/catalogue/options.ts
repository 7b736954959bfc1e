/** Products by slug, for pages that need a name without loading the catalogue. A test holds it to the catalogue. */
export const productNames: Readonly<Record<string, string>> = {
  "double-hung": "Double-Hung Windows",
  "bay-bow-picture-windows": "Bay, Bow & Picture Windows",
  "slider-windows": "Slider Windows",
  "reinforced-vinyl-siding": "Reinforced Vinyl Siding",
  "engineered-wood-siding": "Engineered Wood Siding",
  "exteria-stacked-stone-vinyl-siding": "Exteria Stacked Stone Vinyl Siding",
  "tub-shower-conversion": "Tub to Shower Conversion",
  "safety-tubs": "Safety Tubs",
  "premium-shower-doors": "Premium Shower Doors",
  "entry-doors": "Entry Doors",
  "storm-doors": "Storm Doors",
  "patio-doors": "Patio Doors",
};
