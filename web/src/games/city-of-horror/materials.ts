/** Patterns for the ground and walls of the city. The page has each of them only once. */
export const MATERIALS = `<defs>
<pattern id="pave" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="26" height="26" fill="#3d4656"/><path d="M0 .5H26M0 13.500H26M.5 0V13M13.500 13V26" stroke="#343c4a" stroke-width="1.400"/><path d="M2 2.200H11M15 15.200H24" stroke="#465063" stroke-width="1"/></pattern>
<pattern id="lawn" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="#26392f"/><path d="M2 5l1-3 1 3M9 11l1-3 1 3M10 4l.8-2 .8 2M3 12l.8-2 .8 2" stroke="#3a5544" stroke-width="1.100" fill="none"/></pattern>
<pattern id="cityShutter" width="10" height="9" patternUnits="userSpaceOnUse"><rect width="10" height="9" fill="#2b323e"/><rect width="10" height="2.500" fill="#3d4757"/><rect y="7.500" width="10" height="1.500" fill="#171c25"/></pattern>
<pattern id="rubble" width="40" height="30" patternUnits="userSpaceOnUse"><path d="M2 22l6-7 8 3-3 8Z" fill="#4a3f38"/><path d="M20 10l7-5 6 5-5 6Z" fill="#5a4b40"/><path d="M26 26l5-4 7 3-4 5Z" fill="#3f3731"/></pattern>
<radialGradient id="blaze"><stop offset="0" stop-color="#FFE08A" stop-opacity=".8"/><stop offset=".4" stop-color="#FF8A3D" stop-opacity=".42"/><stop offset="1" stop-color="#FF4A1E" stop-opacity="0"/></radialGradient>
</defs>`;
