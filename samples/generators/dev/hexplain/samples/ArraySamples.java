package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;

import java.io.Serializable;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** Arrays of every element type, empty, nested, with holes, and containing themselves. */
final class ArraySamples {
    private ArraySamples() {}

    static List<Sample> all() {
        return List.of(
                of(
                        "arrays-of-primitives",
                        "Arrays of primitives",
                        "An array of each of the eight primitive types, each behind its own class descriptor.",
                        () -> Dumps.of(
                                new byte[] {-128, -1, 0, 1, 127},
                                new char[] {'H', 'é', '語', '\u0000'},
                                new double[] {0.1, -0.0, Double.NaN},
                                new float[] {1.5f, -0.0f, Float.NEGATIVE_INFINITY},
                                new int[] {1, -2, Integer.MAX_VALUE, Integer.MIN_VALUE},
                                new long[] {1L, -2L, Long.MAX_VALUE, Long.MIN_VALUE},
                                new short[] {1, -2, Short.MAX_VALUE, Short.MIN_VALUE},
                                new boolean[] {true, false, true})),
                of(
                        "array-strings",
                        "Array of strings",
                        "A string, a hole, and a string that is already there.",
                        () -> Dumps.of((Object) new String[] {"bid", null, "ask", "bid"})),
                of(
                        "arrays-empty",
                        "Empty arrays",
                        "Arrays of no elements still cost a class descriptor each.",
                        () -> Dumps.of(new int[0], new String[0], new Object[0][0])),
                of(
                        "array-nested",
                        "Nested Object[][]",
                        "Rows of mixed objects, an empty row and a missing row.",
                        () -> Dumps.of((Object) new Object[][] {
                            {"text", 42, new int[] {1, 2}}, {}, null, {new Object[] {"deep", new Object[] {"deeper"}}}
                        })),
                of(
                        "array-matrix",
                        "Jagged int[][]",
                        "Rows of different lengths; every row refers to the first row's class descriptor.",
                        () -> Dumps.of((Object) new int[][] {{1}, {2, 3}, {4, 5, 6}})),
                of(
                        "array-nulls",
                        "Array of nulls",
                        "Five elements of one byte each: TC_NULL.",
                        () -> Dumps.of((Object) new Object[5])),
                of("array-cyclic", "Array inside itself", "The second element refers back to the array.", () -> {
                    Object[] self = {"first", null};
                    self[1] = self;
                    return Dumps.of((Object) self);
                }),
                of(
                        "array-enums",
                        "Array of enum constants",
                        "Constants of one enum share its descriptor; a repeated constant is a reference.",
                        () -> Dumps.of((Object) new TimeUnit[] {TimeUnit.DAYS, TimeUnit.HOURS, TimeUnit.DAYS})),
                of(
                        "array-objects",
                        "Array of objects",
                        "A hundred small objects of one class: fixed-size records once the descriptor is known.",
                        () -> Dumps.of((Object) IntStream.range(0, 100)
                                .mapToObj(i -> new Point(i, -i))
                                .toArray(Point[]::new))),
                of(
                        "array-bytes",
                        "One kilobyte of bytes",
                        "A byte[] that holds every byte value four times.",
                        ArraySamples::kilobyte));
    }

    private static byte[] kilobyte() throws Exception {
        byte[] kilobyte = new byte[1024];
        for (int i = 0; i < kilobyte.length; i++) {
            kilobyte[i] = (byte) i;
        }
        return Dumps.of((Object) kilobyte);
    }

    static class Point implements Serializable {
        private static final long serialVersionUID = 1L;

        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }
}
