// Written by `cargo xtask golden` from the tables in Rust. Do not edit.
import type { Figure, Set, Side, Tile } from './wire';

export type Kind = 'start' | 'helipad' | 'common' | 'named' | 'entrance' | 'special';

/**
 * A kind of tile as printed. Squares are letters row by row: S street, B inside, M store, H hallway, E escalator, P
 * lot, G clearing, T wooded, A altar, C cave, W water, . nothing to walk on. Doors and walls are the sides of each
 * square, ducts the squares, one bit each; ways out have three squares for each side, clockwise.
 */
export interface Drawn {
  tile: Tile;
  set: Set;
  kind: Kind;
  copies: number;
  squares: string;
  doors: readonly number[];
  walls: readonly number[];
  ducts: number;
  ways_out: readonly number[];
  figure: Figure;
  /** How many zombies come with it; absent if a die decides. */
  zombies: number | null;
  bullets: number;
  life: number;
  roof: Side | null;
}

export const TILES: readonly Drawn[] = [
  {"tile":"town-square","set":"z1","kind":"start","copies":1,"squares":".S.SSS.S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":0,"bullets":0,"life":0,"roof":null},
  {"tile":"helipad","set":"z1","kind":"helipad","copies":1,"squares":"SSSSSSSSS","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":9,"bullets":0,"life":0,"roof":null},
  {"tile":"straight","set":"z1","kind":"common","copies":4,"squares":".S..S..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"corner","set":"z1","kind":"common","copies":4,"squares":".S..SS...","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,0,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"t-junction","set":"z1","kind":"common","copies":4,"squares":".S.SSS...","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,0,2],"figure":"zombie","zombies":3,"bullets":0,"life":0,"roof":null},
  {"tile":"crossroads","set":"z1","kind":"common","copies":4,"squares":".S.SSS.S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":4,"bullets":0,"life":0,"roof":null},
  {"tile":"army-surplus-store","set":"z1","kind":"named","copies":1,"squares":"BBBSSS...","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,0,2],"figure":"zombie","zombies":2,"bullets":2,"life":0,"roof":null},
  {"tile":"drug-store","set":"z1","kind":"named","copies":1,"squares":"BBBSSS...","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,0,2],"figure":"zombie","zombies":3,"bullets":0,"life":3,"roof":null},
  {"tile":"gas-station","set":"z1","kind":"named","copies":1,"squares":"BBBSSS.S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,2],"figure":"zombie","zombies":3,"bullets":2,"life":1,"roof":null},
  {"tile":"skate-shop","set":"z1","kind":"named","copies":1,"squares":"BBBSSS.S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,2],"figure":"zombie","zombies":3,"bullets":1,"life":0,"roof":null},
  {"tile":"florist-shop","set":"z1","kind":"named","copies":1,"squares":"BBBSSS.S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,2],"figure":"zombie","zombies":3,"bullets":1,"life":1,"roof":null},
  {"tile":"police-station","set":"z1","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":4,"life":2,"roof":null},
  {"tile":"sporting-goods-store","set":"z1","kind":"named","copies":1,"squares":"BBBBBBBS.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":4,"life":2,"roof":null},
  {"tile":"hospital","set":"z1","kind":"named","copies":1,"squares":"BBBBBBBSB","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":8,"bullets":0,"life":4,"roof":null},
  {"tile":"lawn-and-garden-store","set":"z1","kind":"named","copies":1,"squares":"BBBBBBBSB","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":3,"life":2,"roof":null},
  {"tile":"hardware-store","set":"z1","kind":"named","copies":1,"squares":"BBBBSSBS.","doors":[0,4,0,2,9,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,0],"figure":"zombie","zombies":3,"bullets":2,"life":1,"roof":null},
  {"tile":"toy-store","set":"z1","kind":"named","copies":1,"squares":"BBBBSSBS.","doors":[0,0,4,0,0,1,2,8,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,0],"figure":"zombie","zombies":3,"bullets":1,"life":1,"roof":null},
  {"tile":"fire-station","set":"z1","kind":"named","copies":1,"squares":"BBBBBBSSB","doors":[0,0,0,4,4,0,1,3,8],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":2,"life":4,"roof":null},
  {"tile":"front-gate","set":"z2","kind":"entrance","copies":1,"squares":".S..S..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"base-straight","set":"z2","kind":"common","copies":2,"squares":".S..S..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"base-corner","set":"z2","kind":"common","copies":2,"squares":".S..SS...","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,0,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"base-t-junction","set":"z2","kind":"common","copies":2,"squares":".S.SSS...","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,0,2],"figure":"zombie","zombies":3,"bullets":0,"life":0,"roof":null},
  {"tile":"base-crossroads","set":"z2","kind":"common","copies":2,"squares":".S.SSS.S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":4,"bullets":0,"life":0,"roof":null},
  {"tile":"top-secret-lab","set":"z2","kind":"named","copies":1,"squares":"BBBBBB.SB","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"enhanced","zombies":6,"bullets":0,"life":0,"roof":null},
  {"tile":"mess-hall","set":"z2","kind":"named","copies":1,"squares":"BBBSSS...","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,0,2],"figure":"zombie","zombies":3,"bullets":0,"life":2,"roof":null},
  {"tile":"barracks","set":"z2","kind":"named","copies":1,"squares":"BSBBSBBSB","doors":[2,10,8,0,0,0,2,10,8],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":3,"bullets":1,"life":1,"roof":null},
  {"tile":"armory","set":"z2","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":6,"life":0,"roof":null},
  {"tile":"motor-pool","set":"z2","kind":"named","copies":1,"squares":"BBBBBBBSB","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":8,"bullets":1,"life":1,"roof":null},
  {"tile":"base-helipad","set":"z2","kind":"helipad","copies":1,"squares":"SSSSSSSSS","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":9,"bullets":0,"life":0,"roof":null},
  {"tile":"front-door","set":"z3","kind":"entrance","copies":1,"squares":".H..H..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"mall-crossroads","set":"z3","kind":"common","copies":3,"squares":".H.HHH.H.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":4,"bullets":0,"life":0,"roof":null},
  {"tile":"pet-store","set":"z3","kind":"named","copies":1,"squares":"MMMHHH.H.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":1,"ways_out":[0,2,2,2],"figure":"zombie","zombies":1,"bullets":1,"life":1,"roof":null},
  {"tile":"lingerie-shop","set":"z3","kind":"named","copies":1,"squares":"MMMHHH.H.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":4,"ways_out":[0,2,2,2],"figure":"zombie","zombies":1,"bullets":3,"life":0,"roof":null},
  {"tile":"outfitter","set":"z3","kind":"named","copies":1,"squares":"MMMMHHMH.","doors":[0,4,0,2,9,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":64,"ways_out":[0,2,2,0],"figure":"zombie","zombies":5,"bullets":3,"life":2,"roof":null},
  {"tile":"music-store","set":"z3","kind":"named","copies":1,"squares":"MMMHHM.HM","doors":[0,4,0,0,3,8,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":4,"ways_out":[0,0,2,2],"figure":"zombie","zombies":3,"bullets":0,"life":0,"roof":null},
  {"tile":"escalator","set":"z3","kind":"special","copies":1,"squares":".H.HEH.E.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":0,"bullets":0,"life":0,"roof":null},
  {"tile":"appliance-store","set":"z3","kind":"named","copies":1,"squares":"MMMMMMMHM","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":8,"ways_out":[0,0,2,0],"figure":"zombie","zombies":4,"bullets":3,"life":0,"roof":null},
  {"tile":"department-store","set":"z3","kind":"named","copies":1,"squares":"MMMMMMMHM","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":1,"ways_out":[0,0,2,0],"figure":"zombie","zombies":7,"bullets":3,"life":3,"roof":null},
  {"tile":"food-court","set":"z3","kind":"named","copies":1,"squares":"MMMMMMMHM","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":64,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":1,"life":3,"roof":null},
  {"tile":"consignment-shop","set":"z3","kind":"named","copies":1,"squares":"MH.MH.MH.","doors":[0,0,0,2,8,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":8,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":1,"life":0,"roof":null},
  {"tile":"costume-shop","set":"z3","kind":"named","copies":1,"squares":"MH.MH.MH.","doors":[0,0,0,2,8,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":8,"ways_out":[2,0,2,0],"figure":"zombie","zombies":3,"bullets":2,"life":0,"roof":null},
  {"tile":"game-store","set":"z3","kind":"named","copies":1,"squares":"MH.MH.MH.","doors":[0,0,0,2,8,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":8,"ways_out":[2,0,2,0],"figure":"zombie","zombies":3,"bullets":0,"life":1,"roof":null},
  {"tile":"mall-helipad","set":"z3","kind":"helipad","copies":1,"squares":"SSSSSSSSS","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":170,"ways_out":[2,2,2,2],"figure":"zombie","zombies":9,"bullets":0,"life":0,"roof":null},
  {"tile":"bridge","set":"z4","kind":"entrance","copies":1,"squares":".S.WSW.S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"cabin","set":"z4","kind":"named","copies":1,"squares":"BBTBBTGGT","doors":[0,0,0,4,0,0,1,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[4,7,7,1],"figure":"dog","zombies":9,"bullets":0,"life":0,"roof":null},
  {"tile":"altar","set":"z4","kind":"named","copies":1,"squares":"AAGAATGGT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":3,"bullets":1,"life":2,"roof":null},
  {"tile":"boathouse","set":"z4","kind":"named","copies":1,"squares":"TTGBBBWWW","doors":[0,0,4,0,0,1,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,1,0,4],"figure":"dog","zombies":3,"bullets":2,"life":1,"roof":null},
  {"tile":"burnt-cabin","set":"z4","kind":"named","copies":1,"squares":"BBGBBGGGG","doors":[0,0,0,4,6,8,1,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[4,7,7,1],"figure":"dog","zombies":4,"bullets":2,"life":1,"roof":null},
  {"tile":"campground","set":"z4","kind":"named","copies":1,"squares":"TGTGGGTGT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":6,"bullets":3,"life":2,"roof":null},
  {"tile":"abandoned-cars","set":"z4","kind":"named","copies":1,"squares":"PPPTGTTTG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":3,"bullets":1,"life":2,"roof":null},
  {"tile":"shed","set":"z4","kind":"named","copies":1,"squares":"BBTBBGGTT","doors":[0,0,0,4,0,0,1,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[4,7,7,1],"figure":"dog","zombies":3,"bullets":3,"life":1,"roof":null},
  {"tile":"ranger-post","set":"z4","kind":"named","copies":1,"squares":"BGTBGGBTT","doors":[0,0,0,2,8,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[6,7,3,0],"figure":"dog","zombies":0,"bullets":0,"life":3,"roof":null},
  {"tile":"pet-cemetery","set":"z4","kind":"named","copies":1,"squares":"GGGGGGGGG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":3,"bullets":0,"life":0,"roof":null},
  {"tile":"outhouse","set":"z4","kind":"named","copies":1,"squares":"TGBGGBTGT","doors":[0,2,8,0,2,8,0,0,0],"walls":[0,0,4,0,0,1,0,0,0],"ducts":0,"ways_out":[3,4,7,7],"figure":"dog","zombies":3,"bullets":1,"life":1,"roof":null},
  {"tile":"cave","set":"z4","kind":"named","copies":2,"squares":"CCCCCCGGG","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,4,7,1],"figure":"dog","zombies":6,"bullets":3,"life":3,"roof":null},
  {"tile":"woods01","set":"z4","kind":"common","copies":2,"squares":"TTTGGGGGG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods02","set":"z4","kind":"common","copies":2,"squares":"TTGTTTTGT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods03","set":"z4","kind":"common","copies":2,"squares":"TTTTGTTGG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods04","set":"z4","kind":"common","copies":2,"squares":"TTTTGGGGG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods05","set":"z4","kind":"common","copies":1,"squares":"TTTTGGTGG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods06","set":"z4","kind":"common","copies":2,"squares":"TGTGGGTGT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods07","set":"z4","kind":"common","copies":1,"squares":"TGGTGTTGT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods08","set":"z4","kind":"common","copies":1,"squares":"GGGGGGTTG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods09","set":"z4","kind":"common","copies":1,"squares":"GGGGGGGGG","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods11","set":"z4","kind":"common","copies":1,"squares":"TTGGTTTGT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods12","set":"z4","kind":"common","copies":1,"squares":"TTGTTTGGT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"woods13","set":"z4","kind":"common","copies":1,"squares":"TGGGTTGTT","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[7,7,7,7],"figure":"dog","zombies":null,"bullets":0,"life":0,"roof":null},
  {"tile":"school-entrance","set":"z5","kind":"entrance","copies":1,"squares":".S..S..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"campus-crossroads","set":"z5","kind":"common","copies":5,"squares":".S.SSS.S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":4,"bullets":0,"life":0,"roof":null},
  {"tile":"campus-parking-lot","set":"z5","kind":"common","copies":2,"squares":"PPPPPPPPP","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":4,"bullets":0,"life":0,"roof":null},
  {"tile":"university-hospital","set":"z5","kind":"named","copies":1,"squares":"BBBBBBBSB","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":8,"bullets":4,"life":4,"roof":"n"},
  {"tile":"science-center","set":"z5","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":2,"life":3,"roof":"n"},
  {"tile":"dormitory","set":"z5","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":1,"life":1,"roof":"n"},
  {"tile":"medical-school","set":"z5","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":1,"life":5,"roof":"n"},
  {"tile":"admin-building","set":"z5","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":3,"life":1,"roof":"n"},
  {"tile":"phys-ed-building","set":"z5","kind":"named","copies":1,"squares":"BBBBSSBS.","doors":[0,4,0,2,9,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,0],"figure":"zombie","zombies":5,"bullets":2,"life":2,"roof":"n"},
  {"tile":"rec-hall","set":"z5","kind":"named","copies":1,"squares":"BS.BS.BS.","doors":[0,0,0,2,8,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":3,"bullets":1,"life":1,"roof":"w"},
  {"tile":"campus-helipad","set":"z5","kind":"helipad","copies":1,"squares":"SSSSSSSSS","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":9,"bullets":0,"life":0,"roof":null},
  {"tile":"subway-station","set":"z6","kind":"named","copies":6,"squares":"BBBSSS.S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,2],"figure":"zombie","zombies":2,"bullets":1,"life":1,"roof":null},
  {"tile":"record-store","set":"z6","kind":"named","copies":2,"squares":"BBBBSSBS.","doors":[0,4,0,2,9,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,0],"figure":"zombie","zombies":4,"bullets":3,"life":2,"roof":null},
  {"tile":"bank","set":"z6","kind":"named","copies":2,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":1,"life":1,"roof":null},
  {"tile":"liquor-store","set":"z6","kind":"named","copies":2,"squares":"BBBSSS...","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,0,2],"figure":"zombie","zombies":3,"bullets":1,"life":2,"roof":null},
  {"tile":"underground-t-junction","set":"z6","kind":"common","copies":4,"squares":".S.SSS...","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,0,2],"figure":"zombie","zombies":3,"bullets":0,"life":0,"roof":null},
  {"tile":"ticket-booth","set":"z7","kind":"entrance","copies":1,"squares":".S..S..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"clown","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"carnival-crossroads","set":"z7","kind":"common","copies":4,"squares":".S.SSS.S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"clown","zombies":4,"bullets":0,"life":0,"roof":null},
  {"tile":"big-top1","set":"z7","kind":"named","copies":1,"squares":"BBB.S..S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"clown","zombies":2,"bullets":1,"life":2,"roof":null},
  {"tile":"big-top2","set":"z7","kind":"named","copies":1,"squares":"BBB.S..S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"clown","zombies":2,"bullets":2,"life":1,"roof":null},
  {"tile":"fun-house1","set":"z7","kind":"special","copies":1,"squares":"...SS..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,2],"figure":"clown","zombies":0,"bullets":0,"life":0,"roof":null},
  {"tile":"fun-house2","set":"z7","kind":"special","copies":1,"squares":"...SS..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,2],"figure":"clown","zombies":0,"bullets":0,"life":0,"roof":null},
  {"tile":"fun-house3","set":"z7","kind":"special","copies":1,"squares":".S..SS...","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,0,0],"figure":"clown","zombies":0,"bullets":0,"life":0,"roof":null},
  {"tile":"fun-house4","set":"z7","kind":"special","copies":1,"squares":".S..SS...","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,0,0],"figure":"clown","zombies":0,"bullets":0,"life":0,"roof":null},
  {"tile":"fortune-teller","set":"z7","kind":"named","copies":1,"squares":"BBBSSS.S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,2],"figure":"clown","zombies":2,"bullets":1,"life":2,"roof":null},
  {"tile":"ferris-wheel","set":"z7","kind":"named","copies":1,"squares":"BBBSSS.S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,2],"figure":"clown","zombies":2,"bullets":1,"life":1,"roof":null},
  {"tile":"freak-show","set":"z7","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"clown","zombies":2,"bullets":2,"life":2,"roof":null},
  {"tile":"midway-games","set":"z7","kind":"named","copies":1,"squares":"BSBBSBBSB","doors":[2,10,8,2,10,8,2,10,8],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"clown","zombies":9,"bullets":2,"life":2,"roof":null},
  {"tile":"prison-gate","set":"z8","kind":"entrance","copies":1,"squares":".S..S..S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":2,"bullets":0,"life":0,"roof":null},
  {"tile":"mental-ward","set":"z8","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":0,"bullets":0,"life":0,"roof":null},
  {"tile":"execution-chamber","set":"z8","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":6,"bullets":2,"life":1,"roof":null},
  {"tile":"prison-yard","set":"z8","kind":"named","copies":1,"squares":"PPPPPPPPP","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":6,"bullets":1,"life":1,"roof":null},
  {"tile":"infirmary","set":"z8","kind":"named","copies":1,"squares":"BBBSSS...","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,0,2],"figure":"zombie","zombies":3,"bullets":0,"life":3,"roof":null},
  {"tile":"library","set":"z8","kind":"named","copies":1,"squares":"BBBSSS.S.","doors":[0,4,0,0,1,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,2],"figure":"zombie","zombies":3,"bullets":1,"life":1,"roof":null},
  {"tile":"cafeteria","set":"z8","kind":"named","copies":1,"squares":"BBBBBBBSB","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":8,"bullets":1,"life":3,"roof":null},
  {"tile":"solitary-cells","set":"z8","kind":"named","copies":1,"squares":"BSBBSBBSB","doors":[2,10,8,2,10,8,2,10,8],"walls":[4,0,4,5,0,5,1,0,1],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":3,"bullets":1,"life":1,"roof":null},
  {"tile":"the-hole","set":"z8","kind":"named","copies":1,"squares":"BBBBBB.S.","doors":[0,0,0,0,4,0,0,1,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,0,2,0],"figure":"zombie","zombies":4,"bullets":2,"life":0,"roof":null},
  {"tile":"wardens-office","set":"z8","kind":"named","copies":1,"squares":"BBBBSSBS.","doors":[0,4,0,2,9,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[0,2,2,0],"figure":"zombie","zombies":4,"bullets":4,"life":1,"roof":null},
  {"tile":"cell-block","set":"z8","kind":"named","copies":2,"squares":"BSBBSBBSB","doors":[2,10,8,0,0,0,2,10,8],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,0,2,0],"figure":"zombie","zombies":4,"bullets":1,"life":1,"roof":null},
  {"tile":"prison-crossroads","set":"z8","kind":"common","copies":4,"squares":".S.SSS.S.","doors":[0,0,0,0,0,0,0,0,0],"walls":[0,0,0,0,0,0,0,0,0],"ducts":0,"ways_out":[2,2,2,2],"figure":"zombie","zombies":4,"bullets":0,"life":0,"roof":null},
];
