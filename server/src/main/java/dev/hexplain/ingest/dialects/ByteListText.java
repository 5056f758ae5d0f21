package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;

/**
 * A list of numbers, one for each byte: {@code Arrays.toString}, JSON arrays and Node's {@code Buffer} as JSON,
 * Python's and Ruby's lists, Go's {@code %v}, and array literals of C (as {@code xxd -i} writes them), Java, C#, Go,
 * Rust, Kotlin and others, in decimal with a sign or without, hex, octal or binary.
 *
 * <pre>
 * [-84, -19, 0, 5]     new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5}     {"type":"Buffer","data":[172,237,0,5]}
 * </pre>
 */
final class ByteListText extends ScannedDialect {
    ByteListText() {
        super("bytes", "List of numbers");
    }

    @Override
    boolean possible(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '[' || c == '{' || c == '(' || c == '<') {
                return true;
            }
        }
        return false;
    }

    @Override
    Scan scan(Transcription out) {
        return new ByteListScan(out);
    }
}
