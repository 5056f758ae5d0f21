package dev.hexplain.classes.verdict;

import dev.hexplain.classes.verdict.ClassVerdict.Thrown;
import dev.hexplain.classes.verdict.ClassVerdict.When;
import dev.hexplain.classes.verdict.StreamedObjects.Content;
import dev.hexplain.classes.verdict.StreamedObjects.Data;
import dev.hexplain.classes.verdict.StreamedObjects.Token;
import dev.hexplain.classes.verdict.StreamedObjects.Written;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Reads what was written beside the fields as a class does, and says what {@code ObjectInputStream} throws where something else
 * is there: EOFException where data is wanted, OptionalDataException where an object is; neither has a message.
 */
final class DataReading {
    private static final Thrown END = new Thrown(When.OBJECT, "java.io.EOFException", "");
    private static final Thrown OPTIONAL_DATA = new Thrown(When.OBJECT, "java.io.OptionalDataException", "");
    private static final int UNKNOWN = -1;

    private final Deque<Token> left = new ArrayDeque<>();
    private ByteBuffer data = ByteBuffer.allocate(0);
    private final boolean isWhole;
    private boolean isCertain = true;

    private DataReading(Written written) {
        left.addAll(written.tokens());
        isWhole = written.isWhole();
        nextData();
    }

    /** What is thrown by methods of the stream that are called in turn, behind the fields; empty where that is not certain. */
    static Optional<Thrown> thrown(List<String> calls, Written written) {
        DataReading reading = new DataReading(written);
        for (String call : calls) {
            Optional<Thrown> thrown = reading.call(call);
            if (thrown.isPresent() || !reading.isCertain) {
                return thrown;
            }
        }
        return Optional.empty();
    }

    static boolean isThrown(Thrown thrown) {
        return thrown.equals(END) || thrown.equals(OPTIONAL_DATA);
    }

    private Optional<Thrown> call(String method) {
        return switch (method) {
            case "readObject", "readUnshared" -> object();
            case "readUTF" -> text();
            case "registerValidation", "available", "close" -> Optional.empty();
            default -> {
                int size = size(method);
                isCertain = size != UNKNOWN;
                yield isCertain ? bytes(size) : Optional.empty();
            }
        };
    }

    private static int size(String method) {
        return switch (method) {
            case "readBoolean", "readByte", "readUnsignedByte" -> 1;
            case "readChar", "readShort", "readUnsignedShort" -> 2;
            case "readInt", "readFloat" -> 4;
            case "readLong", "readDouble" -> 8;
            default -> UNKNOWN;
        };
    }

    private Optional<Thrown> text() {
        if (data.remaining() >= 2) {
            return bytes(2 + Short.toUnsignedInt(data.getShort(data.position())));
        }
        return bytes(2);
    }

    private Optional<Thrown> bytes(int wanted) {
        if (data.remaining() >= wanted) {
            data.position(data.position() + wanted);
            nextData();
            return Optional.empty();
        }
        return isSeen() ? Optional.of(END) : uncertain();
    }

    private Optional<Thrown> object() {
        if (data.hasRemaining()) {
            return Optional.of(OPTIONAL_DATA);
        }
        if (left.poll() instanceof Content) {
            nextData();
            return Optional.empty();
        }
        return isWhole ? Optional.of(OPTIONAL_DATA) : uncertain();
    }

    /** Whether it is known what is behind the data. */
    private boolean isSeen() {
        return isWhole || !left.isEmpty();
    }

    private Optional<Thrown> uncertain() {
        isCertain = false;
        return Optional.empty();
    }

    private void nextData() {
        if (!data.hasRemaining() && left.peek() instanceof Data(ByteBuffer bytes)) {
            left.remove();
            data = bytes.duplicate();
        }
    }
}
