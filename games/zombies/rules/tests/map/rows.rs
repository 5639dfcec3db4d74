//! The tiles as the catalogue lists them (Appendix A): name, copies, kind, squares row by row, exits, doors
//! from inside to outside, ducts, roof side; zombies, bullets, life.

pub const Z1: [&str; 18] = [
    "ZOM-T-Z1-01 town-square x1 start: .S./SSS/.S. exits N E S W. Z 0, B 0, L 0",
    "ZOM-T-Z1-02 helipad x1 helipad: SSS/SSS/SSS exits N E S W. Z 9 (all), B 0, L 0",
    "ZOM-T-Z1-03 straight x4 common: .S./.S./.S. exits N S. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z1-04 corner x4 common: .S./.SS/... exits N E. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z1-05 t-junction x4 common: .S./SSS/... exits N E W. Z 3 (exits), B 0, L 0",
    "ZOM-T-Z1-06 crossroads x4 common: .S./SSS/.S. exits N E S W. Z 4 (exits), B 0, L 0",
    "ZOM-T-Z1-07 army-surplus-store x1 named: BBB/SSS/... exits E W doors 01-11. Z 2, B 2, L 0",
    "ZOM-T-Z1-08 drug-store x1 named: BBB/SSS/... exits E W doors 01-11. Z 3, B 0, L 3",
    "ZOM-T-Z1-09 gas-station x1 named: BBB/SSS/.S. exits E S W doors 01-11. Z 3, B 2, L 1",
    "ZOM-T-Z1-10 skate-shop x1 named: BBB/SSS/.S. exits E S W doors 01-11. Z 3, B 1, L 0",
    "ZOM-T-Z1-11 florist-shop x1 named: BBB/SSS/.S. exits E S W doors 01-11. Z 3, B 1, L 1",
    "ZOM-T-Z1-12 police-station x1 named: BBB/BBB/.S. exits S doors 11-21. Z 6, B 4, L 2",
    "ZOM-T-Z1-13 sporting-goods-store x1 named: BBB/BBB/BS. exits S doors 11-21. Z 6, B 4, L 2",
    "ZOM-T-Z1-14 hospital x1 named: BBB/BBB/BSB exits S doors 11-21. Z 8, B 0, L 4",
    "ZOM-T-Z1-15 lawn-and-garden-store x1 named: BBB/BBB/BSB exits S doors 11-21. Z 6, B 3, L 2",
    "ZOM-T-Z1-16 hardware-store x1 named: BBB/BSS/BS. exits E S doors 01-11 10-11. Z 3, B 2, L 1",
    "ZOM-T-Z1-17 toy-store x1 named: BBB/BSS/BS. exits E S doors 02-12 20-21. Z 3, B 1, L 1",
    "ZOM-T-Z1-18 fire-station x1 named: BBB/BBB/SSB exits S doors 10-20 11-21 22-21. Z 6, B 2, L 4",
];

pub const Z2: [&str; 11] = [
    "ZOM-T-Z2-01 front-gate x1 entrance: .S./.S./.S. exits N S. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z2-02 base-straight x2 common: .S./.S./.S. exits N S. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z2-03 base-corner x2 common: .S./.SS/... exits N E. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z2-04 base-t-junction x2 common: .S./SSS/... exits N E W. Z 3 (exits), B 0, L 0",
    "ZOM-T-Z2-05 base-crossroads x2 common: .S./SSS/.S. exits N E S W. Z 4 (exits), B 0, L 0",
    "ZOM-T-Z2-06 top-secret-lab x1 named: BBB/BBB/.SB exits S doors 11-21. Z 6 enhanced, B 0, L 0",
    "ZOM-T-Z2-07 mess-hall x1 named: BBB/SSS/... exits E W doors 01-11. Z 3, B 0, L 2",
    "ZOM-T-Z2-08 barracks x1 named: BSB/BSB/BSB exits N S doors 00-01 02-01 20-21 22-21. Z 3, B 1, L 1",
    "ZOM-T-Z2-09 armory x1 named: BBB/BBB/.S. exits S doors 11-21. Z 6, B 6, L 0",
    "ZOM-T-Z2-10 motor-pool x1 named: BBB/BBB/BSB exits S doors 11-21. Z 8, B 1, L 1",
    "ZOM-T-Z2-11 base-helipad x1 helipad: SSS/SSS/SSS exits N E S W. Z 9 (all), B 0, L 0",
];

pub const Z3: [&str; 14] = [
    "ZOM-T-Z3-01 front-door x1 entrance: .H./.H./.S. exits N S. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z3-02 mall-crossroads x3 common: .H./HHH/.H. exits N E S W. Z 4 (exits), B 0, L 0",
    "ZOM-T-Z3-03 pet-store x1 named: MMM/HHH/.H. exits E S W doors 01-11 duct 00. Z 1, B 1, L 1",
    "ZOM-T-Z3-04 lingerie-shop x1 named: MMM/HHH/.H. exits E S W doors 01-11 duct 02. Z 1, B 3, L 0",
    "ZOM-T-Z3-05 outfitter x1 named: MMM/MHH/MH. exits E S doors 01-11 10-11 duct 20. Z 5, B 3, L 2",
    "ZOM-T-Z3-06 music-store x1 named: MMM/HHM/.HM exits S W doors 01-11 12-11 duct 02. Z 3, B 0, L 0",
    "ZOM-T-Z3-07 escalator x1 special: .H./HEH/.E. exits N E S W. Z 0, B 0, L 0",
    "ZOM-T-Z3-08 appliance-store x1 named: MMM/MMM/MHM exits S doors 11-21 duct 10. Z 4, B 3, L 0",
    "ZOM-T-Z3-09 department-store x1 named: MMM/MMM/MHM exits S doors 11-21 duct 00. Z 7, B 3, L 3",
    "ZOM-T-Z3-10 food-court x1 named: MMM/MMM/MHM exits S doors 11-21 duct 20. Z 6, B 1, L 3",
    "ZOM-T-Z3-11 consignment-shop x1 named: MH./MH./MH. exits N S doors 10-11 duct 10. Z 2, B 1, L 0",
    "ZOM-T-Z3-12 costume-shop x1 named: MH./MH./MH. exits N S doors 10-11 duct 10. Z 3, B 2, L 0",
    "ZOM-T-Z3-13 game-store x1 named: MH./MH./MH. exits N S doors 10-11 duct 10. Z 3, B 0, L 1",
    "ZOM-T-Z3-14 mall-helipad x1 helipad: SSS/SSS/SSS exits N E S W duct 01 10 12 21. Z 9 (all), B 0, L 0",
];

pub const Z4: [&str; 24] = [
    "ZOM-T-Z4-01 bridge x1 entrance: .S./WSW/.S. exits N S. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z4-02 cabin x1 named: BBT/BBT/GGT exits N E S W doors 10-20. Z 9 dogs, B 0, L 0",
    "ZOM-T-Z4-03 altar x1 named: AAG/AAT/GGT exits N E S W. Z 3 dogs, B 1, L 2",
    "ZOM-T-Z4-04 boathouse x1 named: TTG/BBB/WWW exits N E W doors 12-02. Z 3 dogs, B 2, L 1",
    "ZOM-T-Z4-05 burnt-cabin x1 named: BBG/BBG/GGG exits N E S W doors 10-20 11-12 11-21. Z 4 dogs, B 2, L 1",
    "ZOM-T-Z4-06 campground x1 named: TGT/GGG/TGT exits N E S W. Z 6 dogs, B 3, L 2",
    "ZOM-T-Z4-07 abandoned-cars x1 named: PPP/TGT/TTG exits N E S W. Z 3 dogs, B 1, L 2",
    "ZOM-T-Z4-08 shed x1 named: BBT/BBG/GTT exits N E S W doors 10-20. Z 3 dogs, B 3, L 1",
    "ZOM-T-Z4-09 ranger-post x1 named: BGT/BGG/BTT exits N E S doors 10-11. Z 0, B 0, L 3",
    "ZOM-T-Z4-10 pet-cemetery x1 named: GGG/GGG/GGG exits N E S W. Z 3 dogs, B 0, L 0",
    "ZOM-T-Z4-11 outhouse x1 named: TGB/GGB/TGT exits N E S W doors 02-01 12-11. Z 3 dogs, B 1, L 1",
    "ZOM-T-Z4-12 cave x2 named: CCC/CCC/GGG exits E S W doors 11-21. Z 6 dogs, B 3, L 3",
    "ZOM-T-Z4-13 woods01 x2 common: TTT/GGG/GGG exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-14 woods02 x2 common: TTG/TTT/TGT exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-15 woods03 x2 common: TTT/TGT/TGG exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-16 woods04 x2 common: TTT/TGG/GGG exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-17 woods05 x1 common: TTT/TGG/TGG exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-18 woods06 x2 common: TGT/GGG/TGT exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-19 woods07 x1 common: TGG/TGT/TGT exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-20 woods08 x1 common: GGG/GGG/TTG exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-21 woods09 x1 common: GGG/GGG/GGG exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-22 woods11 x1 common: TTG/GTT/TGT exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-23 woods12 x1 common: TTG/TTT/GGT exits N E S W. Z one die dogs, B 0, L 0",
    "ZOM-T-Z4-24 woods13 x1 common: TGG/GTT/GTT exits N E S W. Z one die dogs, B 0, L 0",
];

pub const Z5: [&str; 11] = [
    "ZOM-T-Z5-01 school-entrance x1 entrance: .S./.S./.S. exits N S. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z5-02 campus-crossroads x5 common: .S./SSS/.S. exits N E S W. Z 4 (exits), B 0, L 0",
    "ZOM-T-Z5-03 campus-parking-lot x2 common: PPP/PPP/PPP exits N E S W. Z 4 (exits), B 0, L 0",
    "ZOM-T-Z5-04 university-hospital x1 named: BBB/BBB/BSB exits S doors 11-21 roof N. Z 8, B 4, L 4",
    "ZOM-T-Z5-05 science-center x1 named: BBB/BBB/.S. exits S doors 11-21 roof N. Z 6, B 2, L 3",
    "ZOM-T-Z5-06 dormitory x1 named: BBB/BBB/.S. exits S doors 11-21 roof N. Z 6, B 1, L 1",
    "ZOM-T-Z5-07 medical-school x1 named: BBB/BBB/.S. exits S doors 11-21 roof N. Z 6, B 1, L 5",
    "ZOM-T-Z5-08 admin-building x1 named: BBB/BBB/.S. exits S doors 11-21 roof N. Z 6, B 3, L 1",
    "ZOM-T-Z5-09 phys-ed-building x1 named: BBB/BSS/BS. exits E S doors 01-11 10-11 roof N. Z 5, B 2, L 2",
    "ZOM-T-Z5-10 rec-hall x1 named: BS./BS./BS. exits N S doors 10-11 roof W. Z 3, B 1, L 1",
    "ZOM-T-Z5-11 campus-helipad x1 helipad: SSS/SSS/SSS exits N E S W. Z 9 (all), B 0, L 0",
];

pub const Z6: [&str; 5] = [
    "ZOM-T-Z6-01 subway-station x6 named: BBB/SSS/.S. exits E S W doors 01-11. Z 2, B 1, L 1",
    "ZOM-T-Z6-02 record-store x2 named: BBB/BSS/BS. exits E S doors 01-11 10-11. Z 4, B 3, L 2",
    "ZOM-T-Z6-03 bank x2 named: BBB/BBB/.S. exits S doors 11-21. Z 6, B 1, L 1",
    "ZOM-T-Z6-04 liquor-store x2 named: BBB/SSS/... exits E W doors 01-11. Z 3, B 1, L 2",
    "ZOM-T-Z6-05 underground-t-junction x4 common: .S./SSS/... exits N E W. Z 3 (exits), B 0, L 0",
];

pub const Z7: [&str; 12] = [
    "ZOM-T-Z7-01 ticket-booth x1 entrance: .S./.S./.S. exits N S. Z 2 (exits) clowns, B 0, L 0",
    "ZOM-T-Z7-02 carnival-crossroads x4 common: .S./SSS/.S. exits N E S W. Z 4 (exits) clowns, B 0, L 0",
    "ZOM-T-Z7-03 big-top1 x1 named: BBB/.S./.S. exits S doors 01-11. Z 2 clowns, B 1, L 2",
    "ZOM-T-Z7-04 big-top2 x1 named: BBB/.S./.S. exits S doors 01-11. Z 2 clowns, B 2, L 1",
    "ZOM-T-Z7-05 fun-house1 x1 special: .../SS./.S. exits S W. Z 0, B 0, L 0",
    "ZOM-T-Z7-06 fun-house2 x1 special: .../SS./.S. exits S W. Z 0, B 0, L 0",
    "ZOM-T-Z7-07 fun-house3 x1 special: .S./.SS/... exits N E. Z 0, B 0, L 0",
    "ZOM-T-Z7-08 fun-house4 x1 special: .S./.SS/... exits N E. Z 0, B 0, L 0",
    "ZOM-T-Z7-09 fortune-teller x1 named: BBB/SSS/.S. exits E S W doors 01-11. Z 2 clowns, B 1, L 2",
    "ZOM-T-Z7-10 ferris-wheel x1 named: BBB/SSS/.S. exits E S W doors 01-11. Z 2 clowns, B 1, L 1",
    "ZOM-T-Z7-11 freak-show x1 named: BBB/BBB/.S. exits S doors 11-21. Z 2 clowns, B 2, L 2",
    "ZOM-T-Z7-12 midway-games x1 named: BSB/BSB/BSB exits N E S W doors 00-01 02-01 10-11 12-11 20-21 22-21. Z 9 (all) clowns, B 2, L 2",
];

pub const Z8: [&str; 12] = [
    "ZOM-T-Z8-01 prison-gate x1 entrance: .S./.S./.S. exits N S. Z 2 (exits), B 0, L 0",
    "ZOM-T-Z8-02 mental-ward x1 named: BBB/BBB/.S. exits S doors 11-21. Z 0, B 0, L 0",
    "ZOM-T-Z8-03 execution-chamber x1 named: BBB/BBB/.S. exits S doors 11-21. Z 6, B 2, L 1",
    "ZOM-T-Z8-04 prison-yard x1 named: PPP/PPP/PPP exits N E S W. Z 6, B 1, L 1",
    "ZOM-T-Z8-05 infirmary x1 named: BBB/SSS/... exits E W doors 01-11. Z 3, B 0, L 3",
    "ZOM-T-Z8-06 library x1 named: BBB/SSS/.S. exits E S W doors 01-11. Z 3, B 1, L 1",
    "ZOM-T-Z8-07 cafeteria x1 named: BBB/BBB/BSB exits S doors 11-21. Z 8, B 1, L 3",
    "ZOM-T-Z8-08 solitary-cells x1 named: BSB/BSB/BSB exits N S doors 00-01 02-01 10-11 12-11 20-21 22-21. Z 3, B 1, L 1",
    "ZOM-T-Z8-09 the-hole x1 named: BBB/BBB/.S. exits S doors 11-21. Z 4, B 2, L 0",
    "ZOM-T-Z8-10 wardens-office x1 named: BBB/BSS/BS. exits E S doors 01-11 10-11. Z 4, B 4, L 1",
    "ZOM-T-Z8-11 cell-block x2 named: BSB/BSB/BSB exits N S doors 00-01 02-01 20-21 22-21. Z 4, B 1, L 1",
    "ZOM-T-Z8-12 prison-crossroads x4 common: .S./SSS/.S. exits N E S W. Z 4 (exits), B 0, L 0",
];

pub const ALL: [&[&str]; 8] = [&Z1, &Z2, &Z3, &Z4, &Z5, &Z6, &Z7, &Z8];
