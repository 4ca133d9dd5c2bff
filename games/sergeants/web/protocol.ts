// Written by `cargo xtask codegen` from the types in Rust. Do not edit.

import type * as common from "$frame/protocol/index";
import type { Ask, Choice, Delta, Event, Found, Query, Request, Space, View, WorldInfo } from "../../../clients/js/types/sergeants.js";

export type { Abilities, Account, Act, Action, Advice, Aim, AreaInfo, Ask, At, AtRank, Band, Bands, Base, Because, Bill, BySeat, CampaignCard, CardFit, CardInfo, CardIx, Change, Changed, Choice, Chronicle, Colour, ComesTo, Cover, Damage, DamageOdds, Deed, Delta, Doing, Draft, Drawn, Earned, Edge, Edited, Enlisted, EntryArea, EquipmentInBox, EquipmentInfo, Event, Faced, Facing, Fate, Feat, Figure, Footing, Force, Found, Foxhole, GateCard, GateInfo, Gives, Hint, Hit, Hits, Honour, InTheBox, Instead, Kind, LandmarkCard, Lay, Limit, MapInfo, March, Marker, Markers, Market, Measured, Melee, Meter, Modifiers, NarratorInfo, Need, Numbers, On, Opened, Optics, OrderInBox, OrderInfo, OrderNr, Outcome, Outlook, PanelInfo, PanelPlaces, Part, PieceInfo, Place, PlacedMarker, PlacingInfo, Playing, Point, Preempted, Private, Prospect, Query, Rank, Ransom, RawLaid, RawMap, Reach, Recruit, Request, Returned, Ruler, Said, Scenario, ScenarioCard, ScenarioInfo, SeatView, Secret, Service, Set, Short, Shot, ShotOdds, Shown, SideCard, SideOf, Sights, Sketch, SlotInfo, Smoke, Soldier, SoldierCard, Sort, Space, Span, Standing, Start, Stat, StepInfo, Stocked, StoryInBox, StoryInfo, StoryNr, Tableau, Tag, Terrain, TileInfo, TileIx, TileOnLine, Topic, Tried, Turned, Until, Verdict, Veteran, View, Way, Where, WorldInfo } from "../../../clients/js/types/sergeants.js";

/** What the game names. */
export interface Sergeants { request: Request; world: WorldInfo; view: View; delta: Delta; ask: Ask; choice: Choice; space: Space; event: Event; query: Query; found: Found }

export type Frame = common.Frame<Sergeants>;

export type Entry = common.Entry<Sergeants>;

export type Asked = common.Asked<Sergeants>;

export type NewMatch = common.NewMatch<Sergeants>;
