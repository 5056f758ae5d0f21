package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hexplain.testing.Frames;
import dev.hexplain.testing.Slow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Conversations made at random, against what they must come to. */
@Slow
class ReassemblyPropertiesTest {
    /** What a packet says of bytes of the stream. */
    private record Piece(int from, byte[] bytes) {
        int end() {
            return from + bytes.length;
        }
    }

    static IntStream seeds() {
        return IntStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatever_the_order_the_repetitions_and_the_cuts_the_stream_is_the_original(int seed) {
        Random random = new Random(seed);
        byte[] original = new byte[1 + random.nextInt(20_000)];
        random.nextBytes(original);
        List<Piece> pieces = new ArrayList<>(cut(random, original));
        pieces.addAll(cut(random, original));
        shuffle(random, pieces, seed % 3 == 0 ? pieces.size() : 1 + random.nextInt(20));

        CaptureIndex index = index(random, pieces);

        for (OverlapPolicy policy : OverlapPolicy.values()) {
            FlowStream stream = index.stream(0, Side.A, policy);
            assertArrayEquals(original, Captures.stream(stream));
            assertTiles(stream);
        }
        assertEquals(0, index.flow(0).sideA().differingOverlaps());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void where_packets_differ_or_are_missing_every_byte_is_the_one_that_the_policy_prefers(int seed) {
        Random random = new Random(seed);
        int size = 1 + random.nextInt(400);
        List<Piece> pieces = new ArrayList<>();
        for (int i = random.nextInt(40); i >= 0; i--) {
            int from = random.nextInt(size);
            // Of one byte it could be taken for a keep-alive.
            byte[] bytes = new byte[2 + random.nextInt(60)];
            random.nextBytes(bytes);
            pieces.add(new Piece(from, bytes));
        }
        CaptureIndex index = index(random, pieces);

        for (OverlapPolicy policy : OverlapPolicy.values()) {
            FlowStream stream = index.stream(0, Side.A, policy);
            assertArrayEquals(model(pieces, policy), Captures.stream(stream), policy.id());
            assertTiles(stream);
        }
    }

    private static byte[] model(List<Piece> pieces, OverlapPolicy policy) {
        int length = pieces.stream().mapToInt(Piece::end).max().orElse(0);
        byte[] bytes = new byte[length];
        for (int at = 0; at < length; at++) {
            int best = -1;
            for (int i = 0; i < pieces.size(); i++) {
                boolean holds = pieces.get(i).from() <= at && pieces.get(i).end() > at;
                if (holds && (best < 0 || prefers(policy, pieces, i, best))) {
                    best = i;
                }
            }
            bytes[at] = best < 0
                    ? 0
                    : pieces.get(best).bytes()[at - pieces.get(best).from()];
        }
        return bytes;
    }

    /** Of a piece that came later than another. */
    private static boolean prefers(OverlapPolicy policy, List<Piece> pieces, int later, int earlier) {
        int from = pieces.get(later).from();
        int other = pieces.get(earlier).from();
        return switch (policy) {
            case FIRST_WINS -> false;
            case LAST_WINS -> true;
            case BSD -> from < other;
            case OLD_LINUX -> from <= other;
            case LINUX ->
                from < other
                        || (from == other
                                && pieces.get(later).end() > pieces.get(earlier).end());
        };
    }

    private static List<Piece> cut(Random random, byte[] original) {
        List<Piece> pieces = new ArrayList<>();
        int largest = 2 + random.nextInt(1400);
        for (int from = 0; from < original.length; ) {
            int to = Math.min(original.length, from + 2 + random.nextInt(largest));
            to = original.length - to == 1 ? original.length : to;
            pieces.add(new Piece(from, Arrays.copyOfRange(original, from, to)));
            from = to;
        }
        return pieces;
    }

    /** Shuffles what stands near each other. */
    private static void shuffle(Random random, List<Piece> pieces, int distance) {
        for (int from = 0; from < pieces.size(); from += distance) {
            Collections.shuffle(pieces.subList(from, Math.min(pieces.size(), from + distance)), random);
        }
    }

    private static CaptureIndex index(Random random, List<Piece> pieces) {
        Conversation conversation = new Conversation(random.nextInt(), random.nextInt()).handshake();
        for (Piece piece : pieces) {
            conversation.a(1 + piece.from(), 1, Frames.ACK, piece.bytes());
        }
        return conversation.index();
    }

    private static void assertTiles(FlowStream stream) {
        long at = 0;
        for (FlowSegment segment : stream.segments(0, stream.segmentCount())) {
            assertEquals(at, segment.streamOffset());
            at = segment.end();
        }
        assertEquals(stream.length(), at);
    }
}
