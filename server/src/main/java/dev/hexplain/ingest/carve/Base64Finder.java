package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.layers.Layers;
import java.util.List;
import java.util.Optional;

/**
 * Finds base64 of a Java serialization stream, {@code rO0AB}, and of gzip, {@code H4sI}: in either alphabet, in lines,
 * with {@code \/} as in JSON, with {@code %2B} as in URLs.
 */
final class Base64Finder implements Finder {
    private static final int SURE = 95;
    private static final int LEAST = 12;

    /** Wrapped base64 has lines of such widths, all the same; elsewhere a line's end is the end. */
    private static final int NARROWEST = 40;

    private static final int WIDEST = 128;
    private static final int GROUP = 4;

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        boolean java = bytes.at(offset, 'r', 'O', '0', 'A', 'B');
        if (!java && !bytes.at(offset, 'H', '4', 's', 'I') || offset > 0 && isDigit(bytes.u1(offset - 1))) {
            return Optional.empty();
        }
        Run run = new Run(bytes, offset);
        if (run.digits < LEAST || !effort.spend(run.at - offset)) {
            return Optional.empty();
        }
        Range range = new Range(offset, run.at - offset);
        String what = java ? "a Java serialization stream" : "gzip";
        String reason = "%,d characters of base64 that begin as %s does".formatted(run.digits, what);
        return Optional.of(new CarvedCandidate(CarvedKind.BASE64, range, true, SURE, reason, steps(run, range)));
    }

    private static List<LayerStep> steps(Run run, Range range) {
        String around = run.percent ? "percent" : run.escaped ? "escapes" : "";
        boolean known = !around.isEmpty() && Layers.byId(around).isPresent();
        return known
                ? List.of(LayerStep.of(around, range), LayerStep.whole(CarvedKind.BASE64.layer()))
                : List.of(LayerStep.of(CarvedKind.BASE64.layer(), range));
    }

    private static boolean isDigit(int octet) {
        return octet >= '0' && octet <= '9'
                || octet >= 'A' && octet <= 'Z'
                || octet >= 'a' && octet <= 'z'
                || octet == '+'
                || octet == '/'
                || octet == '-'
                || octet == '_';
    }

    /** Characters that belong together, however they are broken and escaped. */
    private static final class Run {
        private final SourceReader bytes;
        private long at;
        private long digits;
        private long inLine;
        private long width;
        private boolean escaped;
        private boolean percent;

        Run(SourceReader bytes, long start) {
            this.bytes = bytes;
            this.at = start;
            long length = length();
            while (length > 0) {
                at += length;
                length = length();
            }
            padding();
        }

        /** Bytes of the next character, its line break and escapes included; 0 where there is none. */
        private int length() {
            int found = digit(at);
            if (found == 0 && endsLine()) {
                int line = lineEnd();
                found = line > 0 && isLine(at + line) ? line + digit(at + line) : 0;
                inLine = 0;
            }
            digits += found > 0 ? 1 : 0;
            inLine += found > 0 ? 1 : 0;
            return found;
        }

        private boolean endsLine() {
            width = width == 0 && inLine <= WIDEST ? inLine : width;
            return inLine == width && width >= NARROWEST && width % GROUP == 0;
        }

        /** Whether a line like the one before follows, or the last one, which is as long as its padding makes it. */
        private boolean isLine(long start) {
            long there = start;
            int count = 0;
            int length = digit(there);
            while (length > 0 && count <= width) {
                there += length;
                count++;
                length = digit(there);
            }
            int padded = count;
            while (padded < count + 2 && bytes.at(there + padded - count, '=')) {
                padded++;
            }
            return count > 0 && count <= width && padded % GROUP == 0;
        }

        private int digit(long where) {
            if (!bytes.has(where, 1)) {
                return 0;
            }
            if (isDigit(bytes.u1(where))) {
                return 1;
            }
            if (bytes.at(where, '\\', '/')) {
                escaped = true;
                return 2;
            }
            if (isPercent(where, 'B') || isPercent(where, 'F')) {
                percent = true;
                return 3;
            }
            return 0;
        }

        /** {@code %2B}, {@code %2F}. */
        private boolean isPercent(long where, int digit) {
            return bytes.at(where, '%', '2', digit) || bytes.at(where, '%', '2', digit | 0x20);
        }

        /** The length of a line break, raw or escaped as in strings. */
        private int lineEnd() {
            if (bytes.at(at, '\r', '\n') || bytes.at(at, '\\', 'n')) {
                escaped |= bytes.u1(at) == '\\';
                return 2;
            }
            if (bytes.at(at, '\\', 'r', '\\', 'n')) {
                escaped = true;
                return 4;
            }
            return bytes.at(at, '\n') ? 1 : 0;
        }

        private void padding() {
            for (int i = 0; i < 2; i++) {
                if (bytes.at(at, '=')) {
                    at++;
                } else if (bytes.at(at, '%', '3', 'D') || bytes.at(at, '%', '3', 'd')) {
                    at += 3;
                    percent = true;
                }
            }
        }
    }
}
