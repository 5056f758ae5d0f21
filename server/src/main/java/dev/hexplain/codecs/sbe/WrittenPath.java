package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType.Field;
import org.jspecify.annotations.Nullable;
import uk.co.real_logic.sbe.ir.Token;

/** The path of the value that is being written, for those that a schema has no room for. */
final class WrittenPath {
    private final StringBuilder path = new StringBuilder();

    /** Goes on to a field; returns where {@link #back} leads. */
    int step(@Nullable Field field) {
        if (field == null || field.logical().isEmpty()) {
            return path.length();
        }
        return step(path.isEmpty() ? field.logical() : "." + field.logical());
    }

    int step(String step) {
        int around = path.length();
        path.append(step);
        return around;
    }

    void back(int around) {
        path.setLength(around);
    }

    /**
     * Refuses what is larger than a count or length may say.
     *
     * @param reason with the path, the size, and the type and maximum of the number that says it
     */
    void require(int size, Token number, String reason) {
        long most = TokenNumber.most(number.encoding());
        if (size > most) {
            throw new UnsupportedOperationException(reason.formatted(
                    this, size, number.encoding().primitiveType().primitiveName(), most));
        }
    }

    /** @param reason goes on after the path */
    UnsupportedOperationException refused(String reason, Object... parts) {
        return new UnsupportedOperationException(this + " " + reason.formatted(parts));
    }

    @Override
    public String toString() {
        return path.isEmpty() ? "The object" : path.toString();
    }
}
