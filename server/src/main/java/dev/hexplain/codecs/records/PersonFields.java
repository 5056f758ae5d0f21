package dev.hexplain.codecs.records;

import java.nio.charset.StandardCharsets;
import ru.sbrf.ufs.dto.PersonDto;

/** The fields of a person. */
final class PersonFields implements RecordFields {
    @Override
    public int size(Object object) {
        PersonDto person = (PersonDto) object;
        return 2 * Integer.BYTES + length(person.getFirstName()) + length(person.getLastName());
    }

    private static int length(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public void write(Object object, Memory to) {
        PersonDto person = (PersonDto) object;
        to.put(person.getFirstName());
        to.put(person.getLastName());
    }

    @Override
    public Object read(Memory from) {
        return new PersonDto(from.getText(), from.getText());
    }
}
