package dev.hexplain.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * At most how many steps RE2/J makes of an expression, with its repetitions written out: by its text alone, since RE2/J
 * writes them out before it says how many they are. What RE2/J does not accept as an expression has any number: it is
 * refused by its parser, which writes nothing out.
 */
final class RegexSteps {
    /** Steps around those of the expression: one fails, one matches. */
    private static final int AROUND = 2;

    private static final int OF_A_GROUP = 2;
    /** One more than others: where what is repeated may be empty, a star is a question mark behind a plus. */
    private static final int OF_A_STAR = 2;
    /** More is not distinguished. */
    private static final long UNTOLD = 1_000_000_000_000_000L;

    private static final int MOST_REPEATS = 1000;
    private static final Pattern REPEAT = Pattern.compile("\\{(0|[1-9]\\d{0,3})(,(0|[1-9]\\d{0,3})?)?}");
    private static final Pattern FLAGS = Pattern.compile("\\(\\?[imsU-]*+([:)])");
    private static final Pattern NAME = Pattern.compile("\\(\\?P?<\\w*+>");
    private static final Pattern ESCAPE =
            Pattern.compile("\\\\(?:x\\{[^}]*+}?|x..|[pP]\\{[^}]*+}?|[pP].|[0-7]{1,3}|.)", Pattern.DOTALL);
    private static final Pattern PLACE = Pattern.compile("\\\\[AbBz]");

    private final String expression;
    private final Deque<Group> groups = new ArrayDeque<>();
    private Group group = new Group(false);
    private int at;
    private int tables;

    private RegexSteps(String expression) {
        this.expression = expression;
    }

    /**
     * How much an expression is.
     *
     * @param steps at most so many
     * @param tables classes of Unicode in it: RE2/J copies each of these
     */
    record Most(long steps, int tables) {}

    static Most of(String expression) {
        RegexSteps counted = new RegexSteps(expression);
        while (counted.at < expression.length()) {
            counted.pass();
        }
        while (!counted.groups.isEmpty()) {
            counted.leave();
        }
        return new Most(added(counted.group.steps(), AROUND), counted.tables);
    }

    private void pass() {
        switch (expression.charAt(at)) {
            case '(' -> enter();
            case ')' -> {
                at++;
                leave();
            }
            case '|' -> {
                at++;
                group.nextBranch();
            }
            case '*', '+', '?' -> {
                group.repeat(1, expression.charAt(at) == '*' ? OF_A_STAR : 1);
                at++;
                passLazy();
            }
            case '{' -> repeat();
            case '[' -> {
                passClass();
                group.add(1, true);
            }
            case '\\' -> escape();
            case '^', '$' -> {
                at++;
                group.add(1, false);
            }
            default -> {
                at += Character.charCount(expression.codePointAt(at));
                group.add(1, true);
            }
        }
    }

    private void enter() {
        Matcher flags = here(FLAGS);
        Matcher name = here(NAME);
        if (flags.lookingAt()) {
            at = flags.end();
            if (flags.group(1).equals(")")) {
                return;
            }
        } else {
            at = name.lookingAt() ? name.end() : at + 1;
        }
        groups.push(group);
        group = new Group(!flags.lookingAt());
    }

    private void leave() {
        if (!groups.isEmpty()) {
            Group ended = group;
            group = groups.pop();
            group.add(added(ended.steps(), ended.captures ? OF_A_GROUP : 0), ended.isCharacter() && !ended.captures);
        }
    }

    /** Of {@code x{2,5}} RE2/J makes {@code xx(x(x(x)?)?)?}, of {@code x{2,}} {@code xx+}. */
    private void repeat() {
        Matcher repeat = here(REPEAT);
        if (!repeat.lookingAt()) {
            at++;
            group.add(1, true);
            return;
        }
        at = repeat.end();
        int least = Integer.parseInt(repeat.group(1));
        int most = repeat.group(2) == null ? least : repeat.group(3) == null ? -1 : Integer.parseInt(repeat.group(3));
        if (Math.max(least, most) <= MOST_REPEATS) {
            group.repeat(most < 0 ? Math.max(1, least) : most, most < 0 ? OF_A_STAR : Math.max(0, most - least));
        }
        passLazy();
    }

    private void passLazy() {
        if (at < expression.length() && expression.charAt(at) == '?') {
            at++;
        }
    }

    private void escape() {
        boolean isPlace = here(PLACE).lookingAt();
        passEscape();
        group.add(1, !isPlace);
    }

    private void passEscape() {
        Matcher escape = here(ESCAPE);
        tables += expression.startsWith("\\p", at) || expression.startsWith("\\P", at) ? 1 : 0;
        at = escape.lookingAt() ? escape.end() : expression.length();
    }

    /** Up to the bracket that ends it: not the first in it, nor one of a named class. */
    private void passClass() {
        at += expression.startsWith("^", at + 1) ? 2 : 1;
        boolean isFirst = true;
        while (at < expression.length() && (isFirst || expression.charAt(at) != ']')) {
            isFirst = false;
            int named = expression.startsWith("[:", at) ? expression.indexOf(":]", at) : -1;
            if (named >= 0) {
                at = named + 2;
            } else if (expression.charAt(at) == '\\') {
                passEscape();
            } else {
                at++;
            }
        }
        at++;
    }

    private Matcher here(Pattern pattern) {
        return pattern.matcher(expression).region(at, expression.length());
    }

    private static long added(long steps, long more) {
        return Math.min(UNTOLD, steps + more);
    }

    /** What is between parentheses, as far as it is counted. */
    private static final class Group {
        private final boolean captures;
        private long branches;
        private long branch;
        /** Steps of what a repetition behind it would repeat. */
        private long last;

        private int parts;
        /** Whether the branch, and the one before it, is a single character: RE2/J makes one class of such. */
        private boolean isCharacter;

        private boolean wasCharacter;
        private boolean hasBranches;

        private Group(boolean captures) {
            this.captures = captures;
        }

        private void add(long steps, boolean character) {
            branch = added(branch, last);
            last = steps;
            isCharacter = character && parts == 0;
            parts++;
        }

        private void repeat(int times, int choices) {
            last = times == 0 ? 1 : added(Math.min(UNTOLD, last * times), choices);
            isCharacter = false;
        }

        private void nextBranch() {
            endBranch();
            hasBranches = true;
            wasCharacter = isCharacter;
            branch = 0;
            last = 0;
            parts = 0;
            isCharacter = false;
        }

        private void endBranch() {
            boolean isMerged = hasBranches && wasCharacter && isCharacter;
            if (!isMerged) {
                branches = added(branches, Math.max(1, branch + last) + (hasBranches ? 1 : 0));
            }
        }

        private boolean isCharacter() {
            return isCharacter && (!hasBranches || branches == 1);
        }

        private long steps() {
            endBranch();
            return branches;
        }
    }
}
