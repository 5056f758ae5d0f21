package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.SourceReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Finds Java serialization streams: {@code AC ED 00 05}, and a valid first content element (Java Object Serialization
 * Specification, section 6.4.2).
 */
final class JavaStreamFinder implements Finder {
    private static final int NAMED = 98;
    private static final int PLAUSIBLE = 85;
    private static final int EMPTY = 50;

    private static final int NULL = 0x70;
    private static final int CLASS_DESC = 0x72;
    private static final int OBJECT = 0x73;
    private static final int STRING = 0x74;
    private static final int ARRAY = 0x75;
    private static final int CLASS = 0x76;
    private static final int BLOCK_DATA = 0x77;
    private static final int RESET = 0x79;
    private static final int BLOCK_DATA_LONG = 0x7A;
    private static final int EXCEPTION = 0x7B;
    private static final int LONG_STRING = 0x7C;
    private static final int PROXY = 0x7D;
    private static final int ENUM = 0x7E;

    private static final int LONGEST_NAME = 512;

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        if (!bytes.at(offset, 0xAC, 0xED, 0x00, 0x05)) {
            return Optional.empty();
        }
        Range range = new Range(offset, bytes.length() - offset);
        long at = offset + 4;
        if (!bytes.has(at, 1)) {
            return Optional.of(CarvedCandidate.of(
                    CarvedKind.JAVA_SERIALIZATION, range, true, EMPTY, "a header, and nothing behind it"));
        }
        String name = name(bytes, at);
        if (!name.isEmpty()) {
            String reason = "header, then %s of class %s".formatted(what(bytes.u1(at)), name);
            return Optional.of(CarvedCandidate.of(CarvedKind.JAVA_SERIALIZATION, range, false, NAMED, reason));
        }
        return plausible(bytes, at)
                ? Optional.of(CarvedCandidate.of(
                        CarvedKind.JAVA_SERIALIZATION, range, false, PLAUSIBLE, "header, then " + what(bytes.u1(at))))
                : Optional.empty();
    }

    private static String what(int code) {
        return switch (code) {
            case NULL -> "a null";
            case OBJECT -> "an object";
            case CLASS_DESC, PROXY -> "a class descriptor";
            case STRING, LONG_STRING -> "a string";
            case ARRAY -> "an array";
            case CLASS -> "a class";
            case BLOCK_DATA, BLOCK_DATA_LONG -> "a block of data";
            case RESET -> "a reset";
            case EXCEPTION -> "an exception";
            case ENUM -> "a constant";
            default -> "something";
        };
    }

    /** The name in the class descriptor of what stands first; empty where that has none. */
    private static String name(SourceReader bytes, long at) {
        int code = bytes.u1(at);
        long descriptor = code == CLASS_DESC ? at : at + 1;
        boolean classed = code == OBJECT || code == ARRAY || code == CLASS || code == ENUM || code == CLASS_DESC;
        if (!classed || !bytes.at(descriptor, CLASS_DESC) || !bytes.has(descriptor + 1, 2)) {
            return "";
        }
        int length = bytes.u1(descriptor + 1) << 8 | bytes.u1(descriptor + 2);
        if (length == 0 || length > LONGEST_NAME || !bytes.has(descriptor + 3, length)) {
            return "";
        }
        String name = bytes.text(descriptor + 3, length, StandardCharsets.UTF_8);
        return name.chars().allMatch(c -> Character.isJavaIdentifierPart(c) && c != 0 || ".[;-/".indexOf(c) >= 0)
                ? name
                : "";
    }

    private static boolean plausible(SourceReader bytes, long at) {
        int code = bytes.u1(at);
        return switch (code) {
            case NULL, RESET -> true;
            case BLOCK_DATA -> bytes.has(at + 1, 1) && bytes.u1(at + 1) > 0;
            case STRING -> bytes.has(at + 1, 2);
            case BLOCK_DATA_LONG -> bytes.has(at + 1, 4) && bytes.u1(at + 1) < 0x80;
            case LONG_STRING -> bytes.has(at + 1, 8) && bytes.u1(at + 1) == 0;
            case OBJECT, CLASS, EXCEPTION ->
                bytes.at(at + 1, PROXY) || bytes.at(at + 1, CLASS_DESC) || code == EXCEPTION;
            default -> false;
        };
    }
}
