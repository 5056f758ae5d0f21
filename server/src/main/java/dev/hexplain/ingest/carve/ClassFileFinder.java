package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.SourceReader;
import java.util.Optional;

/** Finds class files, and their end by walking over them (Java Virtual Machine Specification, chapter 4). */
final class ClassFileFinder implements Finder {
    private static final int SURE = 98;
    private static final int CUT = 70;
    private static final int OLDEST = 45;
    private static final int NEWEST = 90;

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        if (!bytes.at(offset, 0xCA, 0xFE, 0xBA, 0xBE) || !bytes.has(offset, 10)) {
            return Optional.empty();
        }
        int version = u2(bytes, offset + 6);
        if (version < OLDEST || version > NEWEST) {
            return Optional.empty();
        }
        Walk walk = new Walk(bytes, offset + 8, effort);
        long rest = bytes.length() - offset;
        String java = version < 49 ? "1." + (version - 44) : Integer.toString(version - 44);
        String reason = "magic and version %d, Java %s".formatted(version, java);
        if (walk.file()) {
            return Optional.of(
                    CarvedCandidate.of(CarvedKind.CLASS_FILE, new Range(offset, walk.at - offset), true, SURE, reason));
        }
        return walk.wrong
                ? Optional.empty()
                : Optional.of(CarvedCandidate.of(
                        CarvedKind.CLASS_FILE, new Range(offset, rest), false, CUT, reason + "; cut"));
    }

    private static int u2(SourceReader bytes, long at) {
        return bytes.u1(at) << 8 | bytes.u1(at + 1);
    }

    private static final class Walk {
        private final SourceReader bytes;
        private final CarveBudget effort;
        private long at;
        private boolean wrong;

        Walk(SourceReader bytes, long start, CarveBudget effort) {
            this.bytes = bytes;
            this.at = start;
            this.effort = effort;
        }

        /** Whether a whole file is there. */
        boolean file() {
            return constants() && skip(6) && times(2) && members() && members() && attributes();
        }

        private boolean constants() {
            if (!skip(2)) {
                return false;
            }
            int count = u2(bytes, at - 2);
            for (int i = 1; i < count; i++) {
                if (!skip(1)) {
                    return false;
                }
                int tag = bytes.u1(at - 1);
                i += tag == 5 || tag == 6 ? 1 : 0;
                if (!constant(tag)) {
                    return false;
                }
            }
            return count > 0;
        }

        private boolean constant(int tag) {
            return switch (tag) {
                case 1 -> times(1);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> skip(4);
                case 5, 6 -> skip(8);
                case 7, 8, 16, 19, 20 -> skip(2);
                case 15 -> skip(3);
                default -> {
                    wrong = true;
                    yield false;
                }
            };
        }

        /** A count, and so many things of a size. */
        private boolean times(int size) {
            return skip(2) && skip((long) u2(bytes, at - 2) * size);
        }

        private boolean members() {
            if (!skip(2)) {
                return false;
            }
            int count = u2(bytes, at - 2);
            for (int i = 0; i < count; i++) {
                if (!skip(6) || !attributes()) {
                    return false;
                }
            }
            return true;
        }

        private boolean attributes() {
            if (!skip(2)) {
                return false;
            }
            int count = u2(bytes, at - 2);
            for (int i = 0; i < count; i++) {
                if (!skip(6) || !skip(bytes.u4be(at - 4))) {
                    return false;
                }
            }
            return true;
        }

        private boolean skip(long count) {
            if (!bytes.has(at, count) || !effort.spend(1)) {
                return false;
            }
            at += count;
            return true;
        }
    }
}
