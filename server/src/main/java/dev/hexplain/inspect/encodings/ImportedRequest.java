package dev.hexplain.inspect.encodings;

import dev.hexplain.inspect.common.DecodeChoices;
import java.util.List;
import java.util.Optional;

/**
 * An object that is imported into the codec lab: a value of a dump.
 *
 * @param dump its id
 * @param choices how it is decoded
 * @param at the path of the value; empty for the only object there is
 * @param codecs ids; empty for all
 */
public record ImportedRequest(String dump, DecodeChoices choices, Optional<String> at, Optional<List<String>> codecs) {}
