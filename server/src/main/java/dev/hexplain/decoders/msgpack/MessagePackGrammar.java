package dev.hexplain.decoders.msgpack;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.items.ItemGrammar;

/** Grammar of MessagePack: {@link MessagePackObjects} says all but what is missing. */
final class MessagePackGrammar extends ItemGrammar {
    /** @param mayPass whether short containers go without rows */
    MessagePackGrammar(Parse parse, boolean mayPass) {
        super(parse, MessagePackObjects.SHAPES, mayPass);
    }

    @Override
    protected void requireMore(long left, String container, String fields) {
        if (in.atEnd()) {
            throw MalformedInput.endOfSource(in.pos, container, left + " more " + fields);
        }
    }

    @Override
    protected String expected(int first) {
        return "any other byte";
    }
}
