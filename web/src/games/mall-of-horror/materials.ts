/** Patterns for the floors and shutters of the mall. The page has each of them only once. */
export const MATERIALS = `<defs>
<pattern id="tileTeal" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#2f4a52"/><rect width="10" height="10" fill="#385760"/><rect x="10" y="10" width="10" height="10" fill="#385760"/></pattern>
<pattern id="tileMall" width="36" height="36" patternUnits="userSpaceOnUse"><rect width="36" height="36" fill="#4a4350"/><rect width="18" height="18" fill="#514a57"/><rect x="18" y="18" width="18" height="18" fill="#514a57"/><path d="M18 14l4 4-4 4-4-4ZM0 -4l4 4-4 4-4-4ZM36 32l4 4-4 4-4-4ZM36 -4l4 4-4 4-4-4ZM0 32l4 4-4 4-4-4Z" fill="#6a5d62"/></pattern>
<pattern id="tileShop" width="28" height="28" patternUnits="userSpaceOnUse"><rect width="28" height="28" fill="#4b5148"/><path d="M0 0H28M0 0V28" stroke="#3d433b" stroke-width="1.600"/></pattern>
<pattern id="steel" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" fill="#2c3644"/><path d="M4 6l5 3M13 15l5 3M15 4l-4 4M6 14l-3 5" stroke="#3c4959" stroke-width="1.600" stroke-linecap="round"/></pattern>
<pattern id="wood" width="120" height="36" patternUnits="userSpaceOnUse"><rect width="120" height="36" fill="#6a4c34"/><rect y="12" width="120" height="12" fill="#63472f"/><path d="M0 .5H120M0 12.500H120M0 24.500H120M40 0V12M96 12V24M14 24V36" stroke="#4c3522" stroke-width="1.100"/><path d="M52 6q18-3 30 0M12 18q14-3 26 1M50 30q20-3 34 0" stroke="#75563c" fill="none"/></pattern>
<pattern id="rug" width="18" height="18" patternUnits="userSpaceOnUse"><rect width="18" height="18" fill="#52323f"/><path d="M9 3l6 6-6 6-6-6Z" fill="#5f3a49"/></pattern>
<pattern id="shutter" width="10" height="9" patternUnits="userSpaceOnUse"><rect width="10" height="9" fill="#2b323e"/><rect width="10" height="2.500" fill="#3d4757"/><rect y="7.500" width="10" height="1.500" fill="#171c25"/></pattern>
</defs>`;
