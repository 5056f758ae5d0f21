package dev.hexplain.decoders.json;

/**
 * A container without a row, in which all items are {@link JsonPlainItem plain}.
 *
 * @param length of it in bytes, with what is before its bracket and the comma after its end
 * @param fields in it, behind its bracket
 */
record JsonPlainContainer(int length, int fields) {
    /**
     * Measures one.
     *
     * @param bytes of it from its first on; zeros follow
     * @param body index of its first item
     */
    static JsonPlainContainer measure(byte[] bytes, int body, boolean object) {
        JsonPlainItem item = new JsonPlainItem();
        long objects = object ? 1 : 0; // a bit for each level, that of the innermost container lowest
        int fields = 0;
        int at = body;
        for (int depth = 1; depth > 0; at = item.next()) {
            if (!item.read(bytes, at, (objects & 1) != 0)) {
                throw new IllegalStateException("An item of a container without a row is not plain");
            }
            fields += item.fields();
            if (item.kind() == JsonItemKind.END) {
                objects >>>= 1;
                depth--;
            } else if (item.isBracket()) {
                objects = objects << 1 | (item.isObject() ? 1 : 0);
                depth++;
            }
        }
        return new JsonPlainContainer(at, fields);
    }
}
