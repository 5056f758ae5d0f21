package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The dumps that a request names together. */
final class DumpIds {
    private static final int LONGEST = 100;

    private DumpIds() {}

    /** The ids of {@code dumps} in a body, in their order. */
    static List<String> read(JsonNode body, int least, int most) {
        JsonNode ids = body.path("dumps");
        if (!ids.isArray() || ids.size() < least || ids.size() > most) {
            throw Problem.badRequest("`dumps` has to be a list of %d to %d ids of dumps.".formatted(least, most));
        }
        List<String> dumps = new ArrayList<>();
        for (JsonNode id : ids) {
            if (!id.isTextual() || isTooLong(id.asText())) {
                throw Problem.badRequest("`dumps` has to be a list of ids, which are strings of at most %d characters."
                        .formatted(LONGEST));
            }
            dumps.add(id.asText());
        }
        return dumps;
    }

    private static boolean isTooLong(String id) {
        return id.codePointCount(0, id.length()) > LONGEST;
    }
}
