package dev.hexplain.decoders.thrift;

/** Decodes Thrift's compact protocol: messages and bare structs, framed or not. */
public final class ThriftCompact extends Thrift {
    public ThriftCompact() {
        this(true);
    }

    ThriftCompact(boolean mayPass) {
        super(new ThriftCompactProtocol(), mayPass);
    }
}
