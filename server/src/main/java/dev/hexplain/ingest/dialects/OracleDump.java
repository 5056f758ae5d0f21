package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code DUMP} of Oracle gives, in the radix that was asked for, decimal by default:
 *
 * <pre>
 * Typ=23 Len=6: 172,237,0,5,115,114
 * </pre>
 */
final class OracleDump extends ScannedDialect {
    private static final Pattern HEAD =
            Pattern.compile("Typ=([0-9]{1,3}) Len=([0-9]{1,9})(?: CharacterSet=[\\w-]+)?: ?", Pattern.CASE_INSENSITIVE);

    private static final Pattern NUMBERS = Pattern.compile("\\s*[0-9a-fA-F]{1,3}(?:,\\s*[0-9a-fA-F]{1,3})*+,?\\s*");
    private static final Pattern NUMBER = Pattern.compile("[0-9a-fA-F]+");
    private static final int[] RADICES = {10, 16, 8};
    private static final int COUNTED = 98;
    private static final int DOUBTFUL = 60;

    OracleDump() {
        super("oracle-dump", "DUMP() of Oracle");
    }

    @Override
    boolean possible(String text) {
        return HEAD.matcher(text).find();
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out);
    }

    /** A number and where it stands. */
    private record Numeral(TextPiece line, int from, int to) {
        String digits() {
            return line.text().substring(from, to);
        }
    }

    private static final class Reader implements Scan {
        private final Transcription out;
        private final List<Numeral> numbers = new ArrayList<>();
        private String type = "";
        private TextLocation begin = new TextLocation(1, 0);
        private long length;
        private long values;
        private boolean counted = true;

        Reader(Transcription out) {
            this.out = out;
        }

        @Override
        public void read(TextInput text) throws IOException {
            for (TextPiece line = text.next(); line != null && !out.full(); line = text.next()) {
                Matcher head = HEAD.matcher(line.text());
                if (head.find()) {
                    finish();
                    values++;
                    begin = new TextLocation(line.line(), line.start());
                    type = head.group(1);
                    length = Long.parseLong(head.group(2));
                    take(line, head.end());
                } else if (numbers.size() < length
                        && NUMBERS.matcher(line.text()).matches()) {
                    take(line, 0);
                }
            }
            finish();
        }

        private void take(TextPiece line, int from) {
            Matcher number = NUMBER.matcher(line.text());
            for (int at = from; numbers.size() < length && number.find(at); at = number.end()) {
                numbers.add(new Numeral(line, number.start(), number.end()));
            }
        }

        private void finish() throws IOException {
            if (values == 0) {
                return;
            }
            out.part("type " + type);
            out.payload(begin);
            int radix = radix();
            for (Numeral number : numbers) {
                out.at(number.line());
                out.origin(number.from(), number.to());
                out.put(Integer.parseInt(number.digits(), radix));
                out.payloadTo(number.line().end());
            }
            if (numbers.size() != length) {
                counted = false;
                out.error(
                        1,
                        "The length does not match the numbers behind it",
                        length + " numbers",
                        numbers.size() + " numbers");
            }
            numbers.clear();
            length = 0;
        }

        /** The first in which all numbers are bytes; that of a known beginning, where there is one. */
        private int radix() {
            int first = 16;
            for (int radix : RADICES) {
                if (numbers.stream().allMatch(number -> isByte(number.digits(), radix))) {
                    if (KnownSignatures.phrase(start(radix)) != null) {
                        return radix;
                    }
                    first = first == 16 ? radix : first;
                }
            }
            return first;
        }

        private byte[] start(int radix) {
            byte[] start = new byte[Math.min(numbers.size(), 8)];
            for (int i = 0; i < start.length; i++) {
                start[i] = (byte) Integer.parseInt(numbers.get(i).digits(), radix);
            }
            return start;
        }

        private static boolean isByte(String digits, int radix) {
            return digits.chars().allMatch(c -> Character.digit(c, radix) >= 0)
                    && Integer.parseInt(digits, radix) < 0x100;
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            String what = values + (values == 1 ? " value" : " values") + " of DUMP()";
            return values == 0
                    ? Confidence.no("no DUMP() of Oracle")
                    : counted || !sample.whole()
                            ? Confidence.of(COUNTED, what + ", whose length fits the numbers")
                            : Confidence.of(DOUBTFUL, what + ", whose length does not fit the numbers");
        }
    }
}
