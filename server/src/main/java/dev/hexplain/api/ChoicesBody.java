package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.common.DecodeChoices;

/** The part of a body that says how a dump is decoded. */
final class ChoicesBody {
    private static final int LONGEST_ID = 100;

    private ChoicesBody() {}

    static DecodeChoices read(JsonNode body) {
        return new DecodeChoices(
                Params.text(body, "format", LONGEST_ID, DecodeChoices.DETECT),
                Params.text(body, "layers", DumpRoutes.LONGEST_LAYERS, DecodeChoices.DETECT),
                Params.number(body, "offset"),
                order(body));
    }

    private static String order(JsonNode body) {
        String order = Params.text(body, "endian", LONGEST_ID, DecodeChoices.DETECT);
        if (!DecodeChoices.ORDERS.contains(order)) {
            throw Problem.badRequest("`endian` has to be one of %s.".formatted(DecodeChoices.ORDERS));
        }
        return order;
    }
}
