// @ts-nocheck
function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import * as v from 'valibot';
import { cardWith } from './deal';
import { namedLine, tile } from './facts';
import { centreOf, corners, crossing, judge, lengthOf, lettersOf, lineLength, lines as allLines, whyNoCard, type Line, type LinesRefusal, type NamedLine, type Verdict } from './lines';
import { penalties } from './outcomes';
import { linesFor, shapeOf, type Pattern } from './patterns';
import type { Round } from './round';
import { lostOn, resultOf, type ClaimResult } from './scoring';
import { numbersOf, type Letter } from './tiles';

/** A claim half read back: who, perhaps which line, and the numbers read back so far. */
export interface ClaimDraft {
  readonly player: string;
  /** Which shout it belongs to: a draft that a killed browser left behind is not of the next one. */
  readonly shout: string;
  /** The serial number of the app's own card that the claim is read from. */
  readonly card: number | undefined;
  /** The lines named before this one, when more than one is read back: three at most. [PB-20] */
  readonly earlier: readonly NamedLine[];
  readonly line: Line | undefined;
  readonly numbers: readonly (number | undefined)[];
  readonly printed: number | undefined;
  /** The number that comes next was not called, whichever it is. [PB-9] */
  readonly unread?: true | undefined;
}

/** A claim names so many lines at most in Points: no square of a card lies on more. [PB-20] */
export const mostLines = 4;
const draftSchema = v.strictObject(stryMutAct_9fa48("0") ? {} : (stryCov_9fa48("0"), {
  player: v.string(),
  shout: v.string(),
  card: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  earlier: v.optional(v.pipe(v.array(namedLine), v.maxLength(stryMutAct_9fa48("1") ? lineLength + 1 : (stryCov_9fa48("1"), lineLength - 1))), stryMutAct_9fa48("2") ? ["Stryker was here"] : (stryCov_9fa48("2"), [])),
  /** How one earlier line was saved before there could be three. */
  first: v.optional(namedLine),
  line: v.optional(v.picklist(stryMutAct_9fa48("3") ? [] : (stryCov_9fa48("3"), [...allLines, corners]))),
  numbers: v.pipe(v.array(v.optional(tile)), v.minLength(lengthOf(corners)), v.maxLength(lineLength)),
  printed: v.optional(v.pipe(v.number(), v.integer())),
  unread: v.optional(v.literal(stryMutAct_9fa48("4") ? false : (stryCov_9fa48("4"), true)))
}));

/** Parses a saved claim. Returns undefined if it is not in today's shape, for an older app may have saved it. */
export function readClaimDraft(saved: unknown): ClaimDraft | undefined {
  if (stryMutAct_9fa48("5")) {
    {}
  } else {
    stryCov_9fa48("5");
    const result = v.safeParse(draftSchema, saved);
    if (stryMutAct_9fa48("8") ? false : stryMutAct_9fa48("7") ? true : stryMutAct_9fa48("6") ? result.success : (stryCov_9fa48("6", "7", "8"), !result.success)) return undefined;
    const {
      card,
      earlier,
      first,
      line,
      printed,
      ...rest
    } = result.output;
    if (stryMutAct_9fa48("11") ? rest.numbers.length === (line ? lengthOf(line) : lineLength) : stryMutAct_9fa48("10") ? false : stryMutAct_9fa48("9") ? true : (stryCov_9fa48("9", "10", "11"), rest.numbers.length !== (line ? lengthOf(line) : lineLength))) return undefined;
    return stryMutAct_9fa48("12") ? {} : (stryCov_9fa48("12"), {
      ...rest,
      card,
      earlier: first ? stryMutAct_9fa48("13") ? [] : (stryCov_9fa48("13"), [first]) : earlier,
      line,
      printed
    });
  }
}

/** Returns a name for the shout that is heard now, unlike any other of the evening. */
export const shoutName = stryMutAct_9fa48("14") ? () => undefined : (stryCov_9fa48("14"), (() => {
  const shoutName = ({
    number,
    claims
  }: Round): string => stryMutAct_9fa48("15") ? `` : (stryCov_9fa48("15"), `${number}.${claims.length}`);
  return shoutName;
})());

/** A draft with no line in it. */
export const empty = stryMutAct_9fa48("16") ? {} : (stryCov_9fa48("16"), {
  line: undefined,
  numbers: Array.from(stryMutAct_9fa48("17") ? {} : (stryCov_9fa48("17"), {
    length: lineLength
  }), () => undefined),
  printed: undefined
});
export const newClaimDraft = stryMutAct_9fa48("18") ? () => undefined : (stryCov_9fa48("18"), (() => {
  const newClaimDraft = (player: string, shout: string): ClaimDraft => stryMutAct_9fa48("19") ? {} : (stryCov_9fa48("19"), {
    player,
    shout,
    card: undefined,
    earlier: stryMutAct_9fa48("20") ? ["Stryker was here"] : (stryCov_9fa48("20"), []),
    ...empty
  });
  return newClaimDraft;
})());

/** Returns the numbers of a line where it crosses one named earlier, by their place among the five. */
function crossed({
  earlier
}: ClaimDraft, line: Line): ReadonlyMap<number, number> {
  if (stryMutAct_9fa48("21")) {
    {}
  } else {
    stryCov_9fa48("21");
    const known = new Map<number, number>();
    for (const other of earlier) {
      if (stryMutAct_9fa48("22")) {
        {}
      } else {
        stryCov_9fa48("22");
        const cross = crossing(other.line, line);
        const number = stryMutAct_9fa48("25") ? cross || other.numbers[cross[0]] : stryMutAct_9fa48("24") ? false : stryMutAct_9fa48("23") ? true : (stryCov_9fa48("23", "24", "25"), cross && other.numbers[cross[0]]);
        if (stryMutAct_9fa48("28") ? cross || number !== undefined : stryMutAct_9fa48("27") ? false : stryMutAct_9fa48("26") ? true : (stryCov_9fa48("26", "27", "28"), cross && (stryMutAct_9fa48("30") ? number === undefined : stryMutAct_9fa48("29") ? true : (stryCov_9fa48("29", "30"), number !== undefined)))) known.set(cross[1], number);
      }
    }
    return known;
  }
}

/**
 * Returns the draft with another line picked; where it crosses a line named before, its number is known [PB-20], and so
 * it is where it crosses the one that was read back by mistake.
 */
export function withLine(draft: ClaimDraft, line: Line): ClaimDraft {
  if (stryMutAct_9fa48("31")) {
    {}
  } else {
    stryCov_9fa48("31");
    const known = new Map(crossed(draft, line));
    const cross = (stryMutAct_9fa48("34") ? draft.line !== line : stryMutAct_9fa48("33") ? false : stryMutAct_9fa48("32") ? true : (stryCov_9fa48("32", "33", "34"), draft.line === line)) ? undefined : stryMutAct_9fa48("37") ? draft.line || crossing(draft.line, line) : stryMutAct_9fa48("36") ? false : stryMutAct_9fa48("35") ? true : (stryCov_9fa48("35", "36", "37"), draft.line && crossing(draft.line, line));
    const number = stryMutAct_9fa48("40") ? cross || draft.numbers[cross[0]] : stryMutAct_9fa48("39") ? false : stryMutAct_9fa48("38") ? true : (stryCov_9fa48("38", "39", "40"), cross && draft.numbers[cross[0]]);
    if (stryMutAct_9fa48("43") ? cross || number !== undefined : stryMutAct_9fa48("42") ? false : stryMutAct_9fa48("41") ? true : (stryCov_9fa48("41", "42", "43"), cross && (stryMutAct_9fa48("45") ? number === undefined : stryMutAct_9fa48("44") ? true : (stryCov_9fa48("44", "45"), number !== undefined)))) known.set(cross[1], number);
    const numbers = Array.from(stryMutAct_9fa48("46") ? {} : (stryCov_9fa48("46"), {
      length: lengthOf(line)
    }), stryMutAct_9fa48("47") ? () => undefined : (stryCov_9fa48("47"), (_, i) => known.get(i)));
    return stryMutAct_9fa48("48") ? {} : (stryCov_9fa48("48"), {
      ...draft,
      ...empty,
      line,
      numbers
    });
  }
}

/**
 * Returns the draft at the next line that its pattern is read back as, where the table plays for one of a given shape:
 * nobody has to say which lines those are. [PB-23]
 */
export function atShape(draft: ClaimDraft, pattern: Pattern | undefined): ClaimDraft {
  if (stryMutAct_9fa48("49")) {
    {}
  } else {
    stryCov_9fa48("49");
    const next = draft.line ? undefined : shapeOf(pattern)[draft.earlier.length];
    return next ? withLine(draft, next) : draft;
  }
}

/** Returns the draft with this line set aside, ready for one more on the same number. [PB-18] */
export const withNext = stryMutAct_9fa48("50") ? () => undefined : (stryCov_9fa48("50"), (() => {
  const withNext = (draft: ClaimDraft, named: NamedLine): ClaimDraft => stryMutAct_9fa48("51") ? {} : (stryCov_9fa48("51"), {
    ...draft,
    ...empty,
    earlier: stryMutAct_9fa48("52") ? [] : (stryCov_9fa48("52"), [...draft.earlier, named])
  });
  return withNext;
})());

/**
 * Returns the draft without what was read back last, or undefined when it is empty. `complete`: the card that was named
 * has complete lines, which were named with it and go with it.
 */
export function stepBack(draft: ClaimDraft, complete = stryMutAct_9fa48("53") ? true : (stryCov_9fa48("53"), false), pattern?: Pattern): ClaimDraft | undefined {
  if (stryMutAct_9fa48("54")) {
    {}
  } else {
    stryCov_9fa48("54");
    const {
      earlier,
      line,
      numbers
    } = draft;
    // The lines of a card that the app knows are not read back number by number.
    if (stryMutAct_9fa48("57") ? draft.card !== undefined || line : stryMutAct_9fa48("56") ? false : stryMutAct_9fa48("55") ? true : (stryCov_9fa48("55", "56", "57"), (stryMutAct_9fa48("59") ? draft.card === undefined : stryMutAct_9fa48("58") ? true : (stryCov_9fa48("58", "59"), draft.card !== undefined)) && line)) return stryMutAct_9fa48("60") ? {} : (stryCov_9fa48("60"), {
      ...draft,
      ...empty,
      earlier: stryMutAct_9fa48("61") ? ["Stryker was here"] : (stryCov_9fa48("61"), []),
      card: complete ? undefined : draft.card
    });
    if (stryMutAct_9fa48("63") ? false : stryMutAct_9fa48("62") ? true : (stryCov_9fa48("62", "63"), line)) {
      if (stryMutAct_9fa48("64")) {
        {}
      } else {
        stryCov_9fa48("64");
        const known = crossed(draft, line);
        const filled = numbers.findLastIndex(stryMutAct_9fa48("65") ? () => undefined : (stryCov_9fa48("65"), (number, i) => stryMutAct_9fa48("68") ? number !== undefined || !known.has(i) : stryMutAct_9fa48("67") ? false : stryMutAct_9fa48("66") ? true : (stryCov_9fa48("66", "67", "68"), (stryMutAct_9fa48("70") ? number === undefined : stryMutAct_9fa48("69") ? true : (stryCov_9fa48("69", "70"), number !== undefined)) && (stryMutAct_9fa48("71") ? known.has(i) : (stryCov_9fa48("71"), !known.has(i))))));
        const emptied = numbers.map(stryMutAct_9fa48("72") ? () => undefined : (stryCov_9fa48("72"), (number, i) => (stryMutAct_9fa48("75") ? i !== filled : stryMutAct_9fa48("74") ? false : stryMutAct_9fa48("73") ? true : (stryCov_9fa48("73", "74", "75"), i === filled)) ? undefined : number));
        if (stryMutAct_9fa48("79") ? filled < 0 : stryMutAct_9fa48("78") ? filled > 0 : stryMutAct_9fa48("77") ? false : stryMutAct_9fa48("76") ? true : (stryCov_9fa48("76", "77", "78", "79"), filled >= 0)) return stryMutAct_9fa48("80") ? {} : (stryCov_9fa48("80"), {
          ...draft,
          numbers: emptied,
          printed: undefined
        });
        // The line of a shape was picked by nobody, so what was read back before it comes next.
        if (stryMutAct_9fa48("83") ? shapeOf(pattern).length !== 0 : stryMutAct_9fa48("82") ? false : stryMutAct_9fa48("81") ? true : (stryCov_9fa48("81", "82", "83"), shapeOf(pattern).length === 0)) return stryMutAct_9fa48("84") ? {} : (stryCov_9fa48("84"), {
          ...draft,
          ...empty
        });
      }
    }
    const last = earlier.at(stryMutAct_9fa48("85") ? +1 : (stryCov_9fa48("85"), -1));
    if (stryMutAct_9fa48("88") ? false : stryMutAct_9fa48("87") ? true : stryMutAct_9fa48("86") ? last : (stryCov_9fa48("86", "87", "88"), !last)) return (stryMutAct_9fa48("91") ? draft.card !== undefined : stryMutAct_9fa48("90") ? false : stryMutAct_9fa48("89") ? true : (stryCov_9fa48("89", "90", "91"), draft.card === undefined)) ? undefined : stryMutAct_9fa48("92") ? {} : (stryCov_9fa48("92"), {
      ...draft,
      card: undefined
    });
    const {
      numbers: five,
      printed
    } = last;
    return stryMutAct_9fa48("93") ? {} : (stryCov_9fa48("93"), {
      ...draft,
      earlier: stryMutAct_9fa48("94") ? earlier : (stryCov_9fa48("94"), earlier.slice(0, stryMutAct_9fa48("95") ? +1 : (stryCov_9fa48("95"), -1))),
      line: last.line,
      numbers: five,
      printed
    });
  }
}

/** A square of the claim as it is shown. */
export interface ClaimSquare {
  readonly letter: Letter;
  readonly number: number | undefined;
  readonly state: 'empty' | 'found' | 'missing' | 'free' | 'lost';
  /** Which call it was, counted from 1. */
  readonly call: number | undefined;
}

/** What is known of a claim while it is being read back. */
export interface ClaimView {
  /** The squares of the line being named. */
  readonly squares: readonly ClaimSquare[];
  /** The line being named, once all five numbers are in, or one that was not called. */
  readonly named: NamedLine | undefined;
  /** All lines of the claim, once the last of them is whole. */
  readonly lines: readonly NamedLine[];
  /** Why they cannot be lines of one card, or, where the app dealt the cards, of none of those. */
  readonly refusal: LinesRefusal | {
    readonly why: 'on-no-card';
  } | undefined;
  /** What the check-board says to the line being named. */
  readonly verdict: Verdict | undefined;
  /** What it says to the whole claim. */
  readonly result: ClaimResult | undefined;
  /** How many calls ago the line was completed; 0 for this call. [PB-12] */
  readonly completedAgo: number | undefined;
  /** The line is right, and the pattern has more: nothing is decided yet. [PB-23] */
  readonly goesOn: boolean;
  /** On a card of the box: the numbers whose markers went with an earlier wrong claim. [PB-10] */
  readonly gone: readonly number[];
}
function squaresIn({
  calls,
  freeCentre
}: Round, {
  line,
  numbers
}: ClaimDraft, lost: ReadonlySet<number>): readonly ClaimSquare[] {
  if (stryMutAct_9fa48("96")) {
    {}
  } else {
    stryCov_9fa48("96");
    if (stryMutAct_9fa48("99") ? false : stryMutAct_9fa48("98") ? true : stryMutAct_9fa48("97") ? line : (stryCov_9fa48("97", "98", "99"), !line)) return stryMutAct_9fa48("100") ? ["Stryker was here"] : (stryCov_9fa48("100"), []);
    const centre = freeCentre ? centreOf(line) : undefined;
    return lettersOf(line).map((letter, i): ClaimSquare => {
      if (stryMutAct_9fa48("101")) {
        {}
      } else {
        stryCov_9fa48("101");
        const number = numbers[i];
        if (stryMutAct_9fa48("104") ? number !== undefined : stryMutAct_9fa48("103") ? false : stryMutAct_9fa48("102") ? true : (stryCov_9fa48("102", "103", "104"), number === undefined)) return stryMutAct_9fa48("105") ? {} : (stryCov_9fa48("105"), {
          letter,
          number,
          state: stryMutAct_9fa48("106") ? "" : (stryCov_9fa48("106"), 'empty'),
          call: undefined
        });
        const index = calls.indexOf(number);
        const state = (stryMutAct_9fa48("109") ? i !== centre : stryMutAct_9fa48("108") ? false : stryMutAct_9fa48("107") ? true : (stryCov_9fa48("107", "108", "109"), i === centre)) ? stryMutAct_9fa48("110") ? "" : (stryCov_9fa48("110"), 'free') : (stryMutAct_9fa48("114") ? index >= 0 : stryMutAct_9fa48("113") ? index <= 0 : stryMutAct_9fa48("112") ? false : stryMutAct_9fa48("111") ? true : (stryCov_9fa48("111", "112", "113", "114"), index < 0)) ? stryMutAct_9fa48("115") ? "" : (stryCov_9fa48("115"), 'missing') : lost.has(number) ? stryMutAct_9fa48("116") ? "" : (stryCov_9fa48("116"), 'lost') : stryMutAct_9fa48("117") ? "" : (stryCov_9fa48("117"), 'found');
        return stryMutAct_9fa48("118") ? {} : (stryCov_9fa48("118"), {
          letter,
          number,
          state,
          call: (stryMutAct_9fa48("122") ? index >= 0 : stryMutAct_9fa48("121") ? index <= 0 : stryMutAct_9fa48("120") ? false : stryMutAct_9fa48("119") ? true : (stryCov_9fa48("119", "120", "121", "122"), index < 0)) ? undefined : stryMutAct_9fa48("123") ? index - 1 : (stryCov_9fa48("123"), index + 1)
        });
      }
    });
  }
}

/** Returns what is known of a claim. */
export function claimView(round: Round, draft: ClaimDraft): ClaimView {
  if (stryMutAct_9fa48("124")) {
    {}
  } else {
    stryCov_9fa48("124");
    const {
      earlier,
      line,
      numbers,
      printed,
      unread
    } = draft;
    const {
      calls
    } = round;
    const gap = numbers.indexOf(undefined);
    const known = stryMutAct_9fa48("126") ? numbers.filter(number => number !== undefined) : stryMutAct_9fa48("125") ? numbers.slice(0, gap < 0 ? undefined : gap) : (stryCov_9fa48("125", "126"), numbers.slice(0, (stryMutAct_9fa48("130") ? gap >= 0 : stryMutAct_9fa48("129") ? gap <= 0 : stryMutAct_9fa48("128") ? false : stryMutAct_9fa48("127") ? true : (stryCov_9fa48("127", "128", "129", "130"), gap < 0)) ? undefined : gap).filter(stryMutAct_9fa48("131") ? () => undefined : (stryCov_9fa48("131"), number => stryMutAct_9fa48("134") ? number === undefined : stryMutAct_9fa48("133") ? false : stryMutAct_9fa48("132") ? true : (stryCov_9fa48("132", "133", "134"), number !== undefined))));
    const read = stryMutAct_9fa48("137") ? line || {
      line,
      numbers: known,
      ...(printed === undefined ? {} : {
        printed
      })
    } : stryMutAct_9fa48("136") ? false : stryMutAct_9fa48("135") ? true : (stryCov_9fa48("135", "136", "137"), line && (stryMutAct_9fa48("138") ? {} : (stryCov_9fa48("138"), {
      line,
      numbers: known,
      ...((stryMutAct_9fa48("141") ? printed !== undefined : stryMutAct_9fa48("140") ? false : stryMutAct_9fa48("139") ? true : (stryCov_9fa48("139", "140", "141"), printed === undefined)) ? {} : stryMutAct_9fa48("142") ? {} : (stryCov_9fa48("142"), {
        printed
      }))
    })));
    // One number that was not called decides: the others need not be read back. [PB-9]
    const decided = stryMutAct_9fa48("145") ? gap < 0 && !round.cards && (round.pattern !== undefined || earlier.length === 0) && (unread === true || read && judge(read, calls, round.freeCentre).missing.length > 0) : stryMutAct_9fa48("144") ? false : stryMutAct_9fa48("143") ? true : (stryCov_9fa48("143", "144", "145"), (stryMutAct_9fa48("148") ? gap >= 0 : stryMutAct_9fa48("147") ? gap <= 0 : stryMutAct_9fa48("146") ? false : (stryCov_9fa48("146", "147", "148"), gap < 0)) || (stryMutAct_9fa48("150") ? !round.cards && (round.pattern !== undefined || earlier.length === 0) || unread === true || read && judge(read, calls, round.freeCentre).missing.length > 0 : stryMutAct_9fa48("149") ? false : (stryCov_9fa48("149", "150"), (stryMutAct_9fa48("152") ? !round.cards || round.pattern !== undefined || earlier.length === 0 : stryMutAct_9fa48("151") ? true : (stryCov_9fa48("151", "152"), (stryMutAct_9fa48("153") ? round.cards : (stryCov_9fa48("153"), !round.cards)) && (stryMutAct_9fa48("155") ? round.pattern !== undefined && earlier.length === 0 : stryMutAct_9fa48("154") ? true : (stryCov_9fa48("154", "155"), (stryMutAct_9fa48("157") ? round.pattern === undefined : stryMutAct_9fa48("156") ? false : (stryCov_9fa48("156", "157"), round.pattern !== undefined)) || (stryMutAct_9fa48("159") ? earlier.length !== 0 : stryMutAct_9fa48("158") ? false : (stryCov_9fa48("158", "159"), earlier.length === 0)))))) && (stryMutAct_9fa48("161") ? unread === true && read && judge(read, calls, round.freeCentre).missing.length > 0 : stryMutAct_9fa48("160") ? true : (stryCov_9fa48("160", "161"), (stryMutAct_9fa48("163") ? unread !== true : stryMutAct_9fa48("162") ? false : (stryCov_9fa48("162", "163"), unread === (stryMutAct_9fa48("164") ? false : (stryCov_9fa48("164"), true)))) || (stryMutAct_9fa48("166") ? read || judge(read, calls, round.freeCentre).missing.length > 0 : stryMutAct_9fa48("165") ? false : (stryCov_9fa48("165", "166"), read && (stryMutAct_9fa48("169") ? judge(read, calls, round.freeCentre).missing.length <= 0 : stryMutAct_9fa48("168") ? judge(read, calls, round.freeCentre).missing.length >= 0 : stryMutAct_9fa48("167") ? true : (stryCov_9fa48("167", "168", "169"), judge(read, calls, round.freeCentre).missing.length > 0)))))))));
    const named: NamedLine | undefined = decided ? read : undefined;
    const lines = named ? stryMutAct_9fa48("170") ? [] : (stryCov_9fa48("170"), [...earlier, named]) : stryMutAct_9fa48("171") ? ["Stryker was here"] : (stryCov_9fa48("171"), []);
    // What is read back by hand lies on one card of the app's set, which is found by it.
    const card = (stryMutAct_9fa48("174") ? named || round.cards : stryMutAct_9fa48("173") ? false : stryMutAct_9fa48("172") ? true : (stryCov_9fa48("172", "173", "174"), named && round.cards)) ? cardWith(round.cards, lines, draft.card) : draft.card;
    const onNoCard = (stryMutAct_9fa48("177") ? round.cards || card === undefined : stryMutAct_9fa48("176") ? false : stryMutAct_9fa48("175") ? true : (stryCov_9fa48("175", "176", "177"), round.cards && (stryMutAct_9fa48("179") ? card !== undefined : stryMutAct_9fa48("178") ? true : (stryCov_9fa48("178", "179"), card === undefined)))) ? {
      why: 'on-no-card'
    } as const : undefined;
    const refusal = stryMutAct_9fa48("182") ? named || (whyNoCard(lines) ?? onNoCard) : stryMutAct_9fa48("181") ? false : stryMutAct_9fa48("180") ? true : (stryCov_9fa48("180", "181", "182"), named && (stryMutAct_9fa48("183") ? whyNoCard(lines) && onNoCard : (stryCov_9fa48("183"), whyNoCard(lines) ?? onNoCard)));
    const lost = lostOn(round, card);
    const judged = (stryMutAct_9fa48("186") ? named || !refusal : stryMutAct_9fa48("185") ? false : stryMutAct_9fa48("184") ? true : (stryCov_9fa48("184", "185", "186"), named && (stryMutAct_9fa48("187") ? refusal : (stryCov_9fa48("187"), !refusal)))) ? resultOf(lines, calls, round, lost) : undefined;
    const goesOn = stryMutAct_9fa48("190") ? judged?.right === false && lines.length < linesFor(round.pattern) || judged.verdicts.every(({
      right
    }) => right) : stryMutAct_9fa48("189") ? false : stryMutAct_9fa48("188") ? true : (stryCov_9fa48("188", "189", "190"), (stryMutAct_9fa48("192") ? judged?.right === false || lines.length < linesFor(round.pattern) : stryMutAct_9fa48("191") ? true : (stryCov_9fa48("191", "192"), (stryMutAct_9fa48("194") ? judged?.right !== false : stryMutAct_9fa48("193") ? true : (stryCov_9fa48("193", "194"), (stryMutAct_9fa48("195") ? judged.right : (stryCov_9fa48("195"), judged?.right)) === (stryMutAct_9fa48("196") ? true : (stryCov_9fa48("196"), false)))) && (stryMutAct_9fa48("199") ? lines.length >= linesFor(round.pattern) : stryMutAct_9fa48("198") ? lines.length <= linesFor(round.pattern) : stryMutAct_9fa48("197") ? true : (stryCov_9fa48("197", "198", "199"), lines.length < linesFor(round.pattern))))) && (stryMutAct_9fa48("200") ? judged.verdicts.some(({
      right
    }) => right) : (stryCov_9fa48("200"), judged.verdicts.every(stryMutAct_9fa48("201") ? () => undefined : (stryCov_9fa48("201"), ({
      right
    }) => right)))));
    const result = goesOn ? undefined : judged;
    const verdict = stryMutAct_9fa48("202") ? result.verdicts.at(-1) : (stryCov_9fa48("202"), result?.verdicts.at(stryMutAct_9fa48("203") ? +1 : (stryCov_9fa48("203"), -1)));
    const completed = (stryMutAct_9fa48("206") ? result?.right || round.pattern : stryMutAct_9fa48("205") ? false : stryMutAct_9fa48("204") ? true : (stryCov_9fa48("204", "205", "206"), (stryMutAct_9fa48("207") ? result.right : (stryCov_9fa48("207"), result?.right)) && round.pattern)) ? result.verdicts : verdict ? stryMutAct_9fa48("208") ? [] : (stryCov_9fa48("208"), [verdict]) : stryMutAct_9fa48("209") ? ["Stryker was here"] : (stryCov_9fa48("209"), []);
    const latest = stryMutAct_9fa48("210") ? Math.min(...completed.map(({
      completedAt
    }) => completedAt ?? Infinity)) : (stryCov_9fa48("210"), Math.max(...completed.map(stryMutAct_9fa48("211") ? () => undefined : (stryCov_9fa48("211"), ({
      completedAt
    }) => stryMutAct_9fa48("212") ? completedAt && Infinity : (stryCov_9fa48("212"), completedAt ?? Infinity)))));
    const completedAgo = Number.isFinite(latest) ? stryMutAct_9fa48("213") ? calls.length + latest : (stryCov_9fa48("213"), calls.length - latest) : undefined;
    const gone = (stryMutAct_9fa48("216") ? result || !round.cards : stryMutAct_9fa48("215") ? false : stryMutAct_9fa48("214") ? true : (stryCov_9fa48("214", "215", "216"), result && (stryMutAct_9fa48("217") ? round.cards : (stryCov_9fa48("217"), !round.cards)))) ? goneFrom(round, draft.player, lines) : stryMutAct_9fa48("218") ? ["Stryker was here"] : (stryCov_9fa48("218"), []);
    return stryMutAct_9fa48("219") ? {} : (stryCov_9fa48("219"), {
      ...(stryMutAct_9fa48("220") ? {} : (stryCov_9fa48("220"), {
        squares: squaresIn(round, draft, lost),
        named,
        lines,
        refusal,
        verdict,
        result
      })),
      ...(stryMutAct_9fa48("221") ? {} : (stryCov_9fa48("221"), {
        completedAgo,
        gone,
        goesOn
      }))
    });
  }
}

/**
 * Returns the numbers of these lines that a wrong claim of the same player took the markers from. The app does not know
 * a card of the box, so the table judges; a line that was complete by then kept its markers. [PB-10]
 */
function goneFrom(round: Round, player: string, lines: readonly NamedLine[]): readonly number[] {
  if (stryMutAct_9fa48("222")) {
    {}
  } else {
    stryCov_9fa48("222");
    const gone = new Set<number>();
    for (const wrong of stryMutAct_9fa48("223") ? penalties(round) : (stryCov_9fa48("223"), penalties(round).filter(stryMutAct_9fa48("224") ? () => undefined : (stryCov_9fa48("224"), claim => stryMutAct_9fa48("227") ? claim.player !== player : stryMutAct_9fa48("226") ? false : stryMutAct_9fa48("225") ? true : (stryCov_9fa48("225", "226", "227"), claim.player === player))))) {
      if (stryMutAct_9fa48("228")) {
        {}
      } else {
        stryCov_9fa48("228");
        const calls = stryMutAct_9fa48("229") ? round.calls : (stryCov_9fa48("229"), round.calls.slice(0, wrong.atCall));
        const taken = stryMutAct_9fa48("230") ? wrong.lines.flatMap(({
          numbers
        }) => numbers) : (stryCov_9fa48("230"), wrong.lines.flatMap(stryMutAct_9fa48("231") ? () => undefined : (stryCov_9fa48("231"), ({
          numbers
        }) => numbers)).filter(stryMutAct_9fa48("232") ? () => undefined : (stryCov_9fa48("232"), number => calls.includes(number))));
        for (const named of lines) {
          if (stryMutAct_9fa48("233")) {
            {}
          } else {
            stryCov_9fa48("233");
            if (stryMutAct_9fa48("235") ? false : stryMutAct_9fa48("234") ? true : (stryCov_9fa48("234", "235"), judge(named, calls, round.freeCentre).right)) continue;
            const free = round.freeCentre ? named.numbers[stryMutAct_9fa48("236") ? centreOf(named.line) && -1 : (stryCov_9fa48("236"), centreOf(named.line) ?? (stryMutAct_9fa48("237") ? +1 : (stryCov_9fa48("237"), -1)))] : undefined;
            for (const number of named.numbers) if (stryMutAct_9fa48("240") ? number !== free || taken.includes(number) : stryMutAct_9fa48("239") ? false : stryMutAct_9fa48("238") ? true : (stryCov_9fa48("238", "239", "240"), (stryMutAct_9fa48("242") ? number === free : stryMutAct_9fa48("241") ? true : (stryCov_9fa48("241", "242"), number !== free)) && taken.includes(number))) gone.add(number);
          }
        }
      }
    }
    return stryMutAct_9fa48("243") ? [] : (stryCov_9fa48("243"), [...gone]);
  }
}

/** Returns the numbers that fit a square: those called come first, as those are what a right claim reads back. */
export function offersFor({
  calls,
  freeCentre
}: Round, draft: ClaimDraft, square: number): {
  readonly called: readonly number[];
  readonly others: readonly number[];
} {
  if (stryMutAct_9fa48("244")) {
    {}
  } else {
    stryCov_9fa48("244");
    const letter = stryMutAct_9fa48("247") ? draft.line || lettersOf(draft.line)[square] : stryMutAct_9fa48("246") ? false : stryMutAct_9fa48("245") ? true : (stryCov_9fa48("245", "246", "247"), draft.line && lettersOf(draft.line)[square]);
    if (stryMutAct_9fa48("250") ? false : stryMutAct_9fa48("249") ? true : stryMutAct_9fa48("248") ? letter : (stryCov_9fa48("248", "249", "250"), !letter)) return stryMutAct_9fa48("251") ? {} : (stryCov_9fa48("251"), {
      called: stryMutAct_9fa48("252") ? ["Stryker was here"] : (stryCov_9fa48("252"), []),
      others: stryMutAct_9fa48("253") ? ["Stryker was here"] : (stryCov_9fa48("253"), [])
    });
    // A card has a number once: those of the lines named before are gone, but for the one that crosses here.
    const crossing = stryMutAct_9fa48("256") ? draft.line || crossed(draft, draft.line).get(square) : stryMutAct_9fa48("255") ? false : stryMutAct_9fa48("254") ? true : (stryCov_9fa48("254", "255", "256"), draft.line && crossed(draft, draft.line).get(square));
    const named = stryMutAct_9fa48("257") ? draft.earlier.flatMap(line => line.numbers) : (stryCov_9fa48("257"), draft.earlier.flatMap(stryMutAct_9fa48("258") ? () => undefined : (stryCov_9fa48("258"), line => line.numbers)).filter(stryMutAct_9fa48("259") ? () => undefined : (stryCov_9fa48("259"), number => stryMutAct_9fa48("262") ? number === crossing : stryMutAct_9fa48("261") ? false : stryMutAct_9fa48("260") ? true : (stryCov_9fa48("260", "261", "262"), number !== crossing))));
    const taken = stryMutAct_9fa48("263") ? [] : (stryCov_9fa48("263"), [...named, ...(stryMutAct_9fa48("264") ? draft.numbers : (stryCov_9fa48("264"), draft.numbers.filter(stryMutAct_9fa48("265") ? () => undefined : (stryCov_9fa48("265"), (_, i) => stryMutAct_9fa48("268") ? i === square : stryMutAct_9fa48("267") ? false : stryMutAct_9fa48("266") ? true : (stryCov_9fa48("266", "267", "268"), i !== square)))))]);
    const free = stryMutAct_9fa48("269") ? numbersOf(letter) : (stryCov_9fa48("269"), numbersOf(letter).filter(stryMutAct_9fa48("270") ? () => undefined : (stryCov_9fa48("270"), number => stryMutAct_9fa48("271") ? taken.includes(number) : (stryCov_9fa48("271"), !taken.includes(number)))));
    // A free centre needs no call, so none of its numbers is less likely than another. [PB-3]
    if (stryMutAct_9fa48("274") ? freeCentre && draft.line || centreOf(draft.line) === square : stryMutAct_9fa48("273") ? false : stryMutAct_9fa48("272") ? true : (stryCov_9fa48("272", "273", "274"), (stryMutAct_9fa48("276") ? freeCentre || draft.line : stryMutAct_9fa48("275") ? true : (stryCov_9fa48("275", "276"), freeCentre && draft.line)) && (stryMutAct_9fa48("278") ? centreOf(draft.line) !== square : stryMutAct_9fa48("277") ? true : (stryCov_9fa48("277", "278"), centreOf(draft.line) === square)))) return stryMutAct_9fa48("279") ? {} : (stryCov_9fa48("279"), {
      called: free,
      others: stryMutAct_9fa48("280") ? ["Stryker was here"] : (stryCov_9fa48("280"), [])
    });
    return stryMutAct_9fa48("281") ? {} : (stryCov_9fa48("281"), {
      called: stryMutAct_9fa48("282") ? free : (stryCov_9fa48("282"), free.filter(stryMutAct_9fa48("283") ? () => undefined : (stryCov_9fa48("283"), number => calls.includes(number)))),
      others: stryMutAct_9fa48("284") ? free : (stryCov_9fa48("284"), free.filter(stryMutAct_9fa48("285") ? () => undefined : (stryCov_9fa48("285"), number => stryMutAct_9fa48("286") ? calls.includes(number) : (stryCov_9fa48("286"), !calls.includes(number)))))
    });
  }
}