/**
 * The license of the demo project. The private key that signed it was never stored, so it signs no other license
 * (docs/decisions/0044).
 */
export const demoLicense = `Signalbox license
Number: DEMO
Customer: Demo project
Issued: 2026-11-25T00:00:00Z
Valid from: 2026-01-01T00:00:00Z
Valid until: 2036-01-01T00:00:00Z
Features: dashboard, model, media, backup, notice, report, flow, tsdb, language, safeRequest

-----BEGIN SIGNALBOX LICENSE-----
Key: ebc1aaaf1f5f302b
eyJ2ZXJzaW9uIjoxLCJpZCI6IkRFTU8iLCJjdXN0b21lciI6IkRlbW8gcHJvamVj
dCIsImlzc3VlVGltZSI6IjIwMjYtMTEtMjVUMDA6MDA6MDBaIiwic3RhcnRUaW1l
IjoiMjAyNi0wMS0wMVQwMDowMDowMFoiLCJleHBpcmVUaW1lIjoiMjAzNi0wMS0w
MVQwMDowMDowMFoiLCJmZWF0dXJlIjpbImRhc2hib2FyZCIsIm1vZGVsIiwibWVk
aWEiLCJiYWNrdXAiLCJub3RpY2UiLCJyZXBvcnQiLCJmbG93IiwidHNkYiIsImxh
bmd1YWdlIiwic2FmZVJlcXVlc3QiXX0=

Lza9tq4y98x5tYE05KeYyPimaJsSxH3nEU3qJAHx7vN5rXwAGrCPmVKvbsObVDRr
pDj8hMnna+evkvzpYsYTBw==
-----END SIGNALBOX LICENSE-----
`;
