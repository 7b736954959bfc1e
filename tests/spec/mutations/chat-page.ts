import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const home = "packages/web/src/pages/home.tsx";
const panel = "packages/web/src/features/chat/panel-chat.tsx";
const head = "packages/web/src/features/chat/panel-header.tsx";
const address = "packages/web/src/features/chat/panel-chat.tsx";

export const changes: Changes = {
  "C-01": [
    [address, 'query.get("prompt")', 'query.get("text")'],
    [address, 'clean(query.get("prompt"), maxPrompt)', 'clean(query.get("prompt"), maxName)', "length"],
  ],
  "C-02": [
    [address, 'query.get("userName") ?? query.get("name")', 'query.get("userName")', "name"],
    [address, 'query.get("userName") ?? query.get("name")', 'query.get("name")', "userName"],
  ],
  "C-03": [[home, '"slide-in-up"', '"fade-in"']],
  "C-04": [
    [home, '"slide-out-down"', '"fade-out"', "slides out"],
    [home, "void navigate(pages.home.path)", "void navigate(pages.quote.path)", "leads home"],
  ],
  "C-05": [["packages/company/sample/site-texts.ts", 'title: "Custom Production"', 'title: "Production"']],
  "C-06": [[home, "Chat Online", "Write to us"]],
  "C-07": [[home, "Call Now", "Phone"]],
  "C-08": [[home, "Free Consultation", "Ask us"]],
  "C-09": [[home, "<ChatPanel onClose={isChat ? close : undefined} />", ""]],
  "C-10": [[home, "{hasGiveaway && <ContestBanner />}", ""]],
  "C-11": [[home, "{profile.solarMap && <SolarMap map={profile.solarMap} />}", ""]],
  "C-12": [["packages/web/src/app/layout.tsx", "<PageFooter />", "{!isChatScreen && <PageFooter />}"]],
  "C-13": [["packages/web/src/features/chat/panel-chat.tsx", "{serviceChoices.map(", "{serviceChoices.slice(1).map("]],
  "C-14": [
    ["packages/web/src/features/chat/chat-panel.tsx", "bannerInterval = 4000", "bannerInterval = 6000", "interval"],
    [
      "packages/web/src/lib/use-rotation.ts",
      "setIndex((current) => (current + 1) % count)",
      "setIndex((current) => current)",
      "rotates",
    ],
  ],
  "C-15": [[panel, "setWanted(true);\n    choosePanelService(id);", "setWanted(true);\n    void id;"]],
  "C-16": [[head, "Back to Services", "Back"]],
  "C-17": [
    [
      "packages/web/src/features/chat/conversation.tsx",
      "{...chat}\n",
      "{...chat}\n          messages={service ? [] : messages}\n",
    ],
  ],
  "C-18": [[head, '    <CallButton variant="outline" size="sm" flex="1" />\n', ""]],
  "C-19": [
    [head, "quotePath(service.id) : pages.quote.path", "pages.contact.path : pages.contact.path", "target"],
    [head, "Get Free Estimate", "Get Estimate", "label"],
  ],
  "C-20": [[panel, 'messageArea = "500px"', 'messageArea = "400px"']],
  "C-21": [
    [
      "packages/web/src/features/chat/message-list.tsx",
      "{message.selections && <Selections selections={message.selections} onSelect={onSelect} />}",
      "",
    ],
  ],
  "C-22": [["packages/web/src/features/chat/panel-service.ts", "  delete panel()?.dataset.service;\n", ""]],
  "C-23": [["packages/company/sample/site-texts.ts", '"12,000+ homeowners"', '"Many homeowners"']],
};
